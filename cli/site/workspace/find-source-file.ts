import { isFile } from '../../files/stat-path.ts';

const endings = ['', '.ts', '.tsx', '.mts', '.jsx', '.js', '/index.ts', '/index.tsx', '/index.mts', '/index.js'];

/** Finds the file that a path of sources means, whose ending may be left out; a folder stands for its index. */
export function findSourceFile(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFile);
}
