// A line of a text that a plugin has made → where it stands in the files that the plugin is made of or reads. Much of such
// a text is copied from there, and a line that is found once, whole, is where its author can correct it.

import { join } from 'node:path';
import { escapePattern } from '../../core/text/escape-pattern.ts';
import { readIfThere } from '../files/read-if-there.ts';
import type { Place } from '../../core/problem.ts';
import { toPosition } from '../../core/text/to-position.ts';

/** Shorter lines may stand in a file by chance. */
const minCharacters = 8;

/** Finds the place of a line and column of `text`; undefined where the line is in no file, or in several places. */
export function findWrittenLine(
  { line = 0, column = 1 }: Place,
  { text, files, root }: { readonly text: string; readonly files: readonly string[]; readonly root: string },
): Place | undefined {
  const written = text.split('\n')[line - 1] ?? '';
  const words = written.trim();
  if (words.length < minCharacters) return undefined;
  const pattern = new RegExp(escapePattern(words), 'g');
  const places = [...new Set(files)].flatMap((file) => {
    const content = readIfThere(join(root, file))?.toString() ?? '';
    const starts = [...content.matchAll(pattern)].map(({ index }) => index);
    const within = Math.max(0, column - 1 - written.indexOf(words));
    return starts.map((start) => ({ file, ...toPosition(content, start + within) }));
  });
  return places.length === 1 ? places[0] : undefined;
}
