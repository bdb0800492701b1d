import { isFile } from '../../files/stat-path.ts';

const endings = ['', '.ts', '.tsx', '.mts', '.jsx', '.js', '/index.ts', '/index.tsx', '/index.mts', '/index.js'];

/** Finds the file of a source path, whose ending may be omitted; a folder means its index. */
export function findSourceFile(path: string): string | undefined {
  return endings.map((ending) => path + ending).find(isFile);
}
