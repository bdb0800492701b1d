import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { isAssetFile, toAssetFile } from '../../../files/asset-file.ts';

/** Lists the files of a closure that have a URL in the site, by path. */
export function listAssetAddresses(
  { assets, files }: Pick<Closure, 'assets' | 'files'>,
  { root, base }: { root: string; base: string },
): Map<string, string> {
  const paths = [...assets, ...files.map(({ path }) => path)].filter(isAssetFile);
  return new Map(paths.map((path) => [path, base + toAssetFile(path, readFileSync(join(root, path)))]));
}
