import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { ReadFile } from '../../build-context.ts';
import { hashFile } from '../../hash-file.ts';

/** Lists what a demo was made from: its files as they are, and what would change it if it were there. */
export function listReads({ files, assets, absent }: Closure, root: string): ReadFile[] {
  const there = [...files.map(({ path }) => path), ...assets]
    .map((file) => ({ file, hash: hashFile(join(root, file)) }))
    .filter(({ hash }) => hash !== '');
  return [...there, ...absent.map((file) => ({ file, hash: file.endsWith('/') ? hashFile(join(root, file)) : '' }))];
}
