// A file that the settings name for the look of pages → its bytes, or a problem. Paths are relative to the root of the
// site, or to public/ if they start with "/".

import { join, posix } from 'node:path';
import { quote } from '../../../core/text/quote.ts';
import type { Problem, ValuePath } from '../../../core/model/problem.ts';
import { findNearFile } from '../../files/find-near-file.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** A file of the site. */
interface LookFile {
  /** Relative to the root of the site. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Reads a file that the key `key` of the settings names. */
export function readLookFile(
  written: string,
  { root, settingsFile, key }: { root: string; settingsFile: string; key: ValuePath },
): LookFile | { readonly file: string; readonly problem: Problem } {
  const file = toLookPath(written);
  const bytes = readIfThere(join(root, file));
  if (bytes) return { file, bytes };
  const near = findNearFile(root, file);
  return {
    file,
    problem: {
      rule: 'theme-file',
      severity: 'error',
      place: { file: settingsFile, key },
      message: `The key ${quote(key.join('.'))} names ${quote(written)}, but there is no file ${quote(file)}`,
      hint:
        near === undefined
          ? 'Add the file, or correct the path: it is relative to the root of the site, or starts with "/" for a file in public/.'
          : `Did you mean ${quote(near)}?`,
    },
  };
}

/**
 * Turns a path of the settings into one from the root of the site.
 *
 * @example
 * toLookPath('./fonts/a.woff2') // 'fonts/a.woff2'
 * toLookPath('/logo.svg')       // 'public/logo.svg'
 */
function toLookPath(written: string): string {
  return posix.normalize(written.startsWith('/') ? `public${written}` : written.replaceAll('\\', '/'));
}
