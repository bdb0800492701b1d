import { readFile } from 'node:fs/promises';
import type { ServedFile } from './served-site.ts';

/** Reads a served file; undefined when it went away after it was indexed. */
export async function readContents({ file, contents }: ServedFile): Promise<Uint8Array | undefined> {
  if (contents) return contents;
  try {
    return await readFile(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
