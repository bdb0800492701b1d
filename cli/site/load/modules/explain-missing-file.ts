// An unresolved import → the missing file, and the neighboring file that was most likely meant.

import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import { quote } from '../../../../core/text/quote.ts';

/** Explains the bundler's message about a missing file; undefined for other messages. */
export function explainMissingFile(
  text: string,
  { root, importer }: { readonly root: string; readonly importer: string },
): { readonly message: string; readonly hint: string } | undefined {
  const written = readMissing(text);
  if (written === undefined) return undefined;
  const folder = posix.join(posix.dirname(importer), posix.dirname(written));
  const files = listNames(join(root, folder));
  const name = posix.basename(written);
  // An import may omit the ending.
  const bare = new Map(files.map((file) => [file.replace(/\.\w+$/, ''), file]));
  const nearest = findNearest(name, files) ?? bare.get(findNearest(name.replace(/\.\w+$/, ''), bare.keys()) ?? '');
  return {
    message: `There is no file ${quote(written)}`,
    hint:
      nearest === undefined
        ? 'Correct the path: it is relative to the file that imports it.'
        : `Did you mean ${quote(written.slice(0, written.length - name.length) + nearest)}?`,
  };
}

/** Reads the path of an unresolved import from the bundler's message. */
export function readMissing(text: string): string | undefined {
  return /^Could not resolve "(\.[^"]*)"$/.exec(text)?.[1];
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
