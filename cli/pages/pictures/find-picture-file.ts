import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { decodeSafely } from '../../../core/text/decode-safely.ts';

/** Finds the file of a picture, relative to the site; undefined if it is outside of the site or in a hidden folder. */
export function findPictureFile(
  src: string,
  { root, pageFile }: { root: string; pageFile: string },
): string | undefined {
  const path = decodeSafely(src);
  const file = src.startsWith('/')
    ? posix.join('public', path)
    : posix.join(posix.dirname(pageFile.split(sep).join('/')), path);
  const parts = file.split('/');
  if (
    file.includes('\\') ||
    file.includes('\0') ||
    parts.some((part) => part.startsWith('.') || part === 'node_modules')
  )
    return undefined;
  return isWithin(join(root, file), root) ? file : undefined;
}

/** Returns whether the target of a link is inside the site; a missing file counts as inside. */
function isWithin(path: string, root: string): boolean {
  try {
    return realpathSync(path).startsWith(`${realpathSync(root)}${sep}`);
  } catch {
    return true;
  }
}
