import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { isAssetFile, toAssetFile } from '../../files/asset-file.ts';

/** Reads the pictures and other assets of demos as files of the site; identical ones become one file. */
export function readAssetFiles(closures: Iterable<Closure>, root: string): OutputFile[] {
  const paths = [...closures].flatMap(({ assets, files }) => [...assets, ...files.map(({ path }) => path)]);
  const found = [...new Set(paths)].filter(isAssetFile).map((path) => {
    const contents = readFileSync(join(root, path));
    return [toAssetFile(path, contents), contents] as const;
  });
  return [...new Map(found)].map(([file, contents]) => ({ file, contents }));
}
