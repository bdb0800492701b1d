import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { findStyleTool } from '../../../../core/paths/style-file.ts';
import { preprocessStyle } from '../../../styles/preprocess-style.ts';
import { listAssetAddresses } from './list-asset-addresses.ts';

/**
 * Reads what an edited demo uses in the place of files that its frame cannot read: the CSS that a style
 * sheet becomes, and the address of a picture.
 */
export async function readStandIns(
  closure: Closure,
  place: { root: string; base: string },
): Promise<Record<string, string>> {
  const asked = closure.files.filter(({ path }) => findStyleTool(path) !== undefined && !/(?:^|\/)_[^/]*$/.test(path));
  const sheets = await Promise.all(
    asked.map(async ({ path }) => {
      const written = await preprocessStyle(path, place.root);
      return 'css' in written ? [[path, written.css] as const] : [];
    }),
  );
  return { ...Object.fromEntries(listAssetAddresses(closure, place)), ...Object.fromEntries(sheets.flat()) };
}
