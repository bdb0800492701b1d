import type { Closure } from '../../core/demos/closure/closure.ts';
import { findStyleTool } from '../../core/paths/style-file.ts';
import { preprocessStyle } from './preprocess-style.ts';

/** Reads the style sheets of a closure that a browser cannot read as they are, as the CSS that they become. */
export async function readSheets({ files }: Closure, root: string): Promise<Record<string, string>> {
  const asked = files.filter(({ path }) => findStyleTool(path) !== undefined && !/(?:^|\/)_[^/]*$/.test(path));
  const sheets = await Promise.all(
    asked.map(async ({ path }) => {
      const written = await preprocessStyle(path, root);
      return 'css' in written ? [[path, written.css] as const] : [];
    }),
  );
  return Object.fromEntries(sheets.flat());
}
