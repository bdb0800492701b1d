// The compiled style sheets of a demo → the style sheets of its edited copy.

import type { LiveSheet } from '../../../runtime/demos/live/live-sheets.ts';
import type { CompiledStyle } from '../../site/styles/compile-style.ts';

/** Turns style sheets into those of an edited demo. `imported` are the files that its scripts import. */
export function toLiveSheets(
  styles: Readonly<Record<string, CompiledStyle>>,
  imported: readonly string[],
): Record<string, LiveSheet> {
  return Object.fromEntries(
    Object.entries(styles).map(([file, { css, names, before }]): [string, LiveSheet] => [
      file,
      { css, ...(imported.includes(file) && { names }), ...(before && { before: Object.keys(before) }) },
    ]),
  );
}

/** Merges the sheets of several demos; one that any script imports keeps its names. */
export function mergeLiveSheets(...all: readonly Readonly<Record<string, LiveSheet>>[]): Record<string, LiveSheet> {
  const merged: Record<string, LiveSheet> = {};
  for (const [file, sheet] of all.flatMap((sheets) => Object.entries(sheets)))
    if (!merged[file]?.names) merged[file] = sheet;
  return merged;
}
