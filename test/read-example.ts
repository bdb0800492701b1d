// A page of the manual → the site that it shows: fences with the name of a file.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads the files that a page of docs/ shows with their names. */
export function readExample(name: string): Record<string, string> {
  const text = readFileSync(fileURLToPath(new URL(`../docs/${name}`, import.meta.url)), 'utf8');
  const fences = text.matchAll(/^(`{3,})\w+ title="([^"]+)"\n([^]*?)^\1$/gm);
  return Object.fromEntries([...fences].map(([, , file = '', code = '']) => [file, code]));
}
