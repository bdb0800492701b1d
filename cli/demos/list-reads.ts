import { join } from 'node:path';
import type { Closure } from '../../core/demos/closure/closure.ts';
import type { ReadFile } from '../build-context.ts';
import { hash } from '../hash.ts';
import { readIfThere } from '../read-if-there.ts';

/** Lists what a demo was made from: its files as they are, and those that would change it if they were there. */
export function listReads({ files, absent }: Closure, root: string): ReadFile[] {
  const read = files.flatMap(({ path }) => {
    const bytes = readIfThere(join(root, path));
    return bytes ? [{ file: path, hash: hash(bytes) }] : [];
  });
  return [...read, ...absent.map((file) => ({ file, hash: '' }))];
}
