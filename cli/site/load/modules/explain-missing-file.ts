// An import that leads to no file → what is missing, and the file beside it that was most likely meant.

import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findNearest } from '../../../../core/text/find-nearest.ts';
import { quote } from '../../../../core/text/quote.ts';

/** Explains the bundler's words about a file; undefined where they are about something else. */
export function explainMissingFile(
  text: string,
  { root, importer }: { readonly root: string; readonly importer: string },
): { readonly message: string; readonly hint: string } | undefined {
  const written = readMissing(text);
  if (written === undefined) return undefined;
  const folder = posix.join(posix.dirname(importer), posix.dirname(written));
  const files = listNames(join(root, folder));
  const name = posix.basename(written);
  // An import may leave the ending out.
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

/** Reads the path of an import that leads nowhere out of the bundler's words. */
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
