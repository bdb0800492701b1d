// The address of a picture → its file in the site. Nothing outside the site's folder is named, by whatever way.

import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { decodeSafely } from '../../../core/text/decode-safely.ts';

/** A file of the site, relative to its root; undefined for one that lies outside, or is none of its texts. */
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

/** A link may lead anywhere. What is not there is nowhere. */
function isWithin(path: string, root: string): boolean {
  try {
    return realpathSync(path).startsWith(`${realpathSync(root)}${sep}`);
  } catch {
    return true;
  }
}
