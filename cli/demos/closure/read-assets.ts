import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../../serve/content-type.ts';

/** Reads what of a closure is no text, each file as an address that holds all of it. */
export function readAssets(root: string, assets: readonly string[]): Map<string, string> {
  return new Map(
    assets.map((path) => [path, `data:${contentType(path)};base64,${readFileSync(join(root, path)).toString('base64')}`]),
  );
}
