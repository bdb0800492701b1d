import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDataUrl } from '../to-data-url.ts';

/** Reads what of a closure is no text, each file as an address that holds all of it. */
export function readAssets(root: string, assets: readonly string[]): Map<string, string> {
  return new Map(assets.map((path) => [path, toDataUrl(path, readFileSync(join(root, path)))]));
}
