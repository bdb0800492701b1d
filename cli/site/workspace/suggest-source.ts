// A package that contains a site, with its sources in an unusual place → the setting that its author can write.

import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { toQuoted } from '../../../core/text/to-quoted.ts';
import { readManifest } from '../../files/read-manifest.ts';

const usual = [
  'src/main',
  'source/main',
  'lib/index',
  'lib/main',
  'src/lib/index',
  'main',
  'index',
  'src/index',
].flatMap((stem) => ['.ts', '.tsx', '.js', '.jsx', '.mjs'].map((ending) => stem + ending));

/** Suggests the setting that names the entry file of a package: "sources: { 'my-kit': '../src/main.ts' }". */
export function suggestSource({ name, folder }: { name: string; folder: string }, root: string): string {
  const { module, main } = readManifest(folder) ?? {};
  const named = [module, main].filter((each) => typeof each === 'string');
  const file = [...usual, ...named].find((each) => existsSync(join(folder, each))) ?? 'src/index.ts';
  const path = relative(root, join(folder, file)).split(sep).join('/');
  return `sources: { ${toQuoted(name)}: ${toQuoted(path.startsWith('.') ? path : `./${path}`)} }`;
}
