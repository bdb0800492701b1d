// A file and what stands behind "#" → the lines that a page shows of it: "L10-20", the name of a region,
// or everything. A region lies between two comments, "#region name" and "#endregion", whatever the language; its name
// has letters and digits of any script, "_", "-" and ".".

import { findNearest } from '../../text/find-nearest.ts';

/** What a page shows of a file, or why that is nothing. */
type Excerpt =
  | {
      readonly code: string;
      /** The line of the text, counted from 1, of each line that is shown. */
      readonly kept: readonly number[];
      /** How much of the beginning of each line is left out. */
      readonly indent: number;
    }
  | { readonly fault: 'lines'; readonly count: number }
  | { readonly fault: 'region'; readonly nearest: string | undefined; readonly names: readonly string[] };

const mark =
  /^\s*(?:\/\/|\/\*|<!--|#|--|\{\/\*)\s*#?(region|endregion)(?![\p{L}\p{M}\p{N}_])[ \t]*((?:(?!-->)[\p{L}\p{M}\p{N}_.-])*)/u;

const notInNames = /[^\p{L}\p{M}\p{N}_.-]+/gu;

/**
 * Turns a text into the name that a region can have.
 *
 * @example
 * toRegionName('基本 用法') // '基本-用法'
 */
export function toRegionName(text: string): string {
  return text.replace(notInNames, '-').replace(/^-+|-+$/g, '');
}

/**
 * Cuts an excerpt out of a text. The comments of regions are left out, and so is the indent that all lines share.
 *
 * @example
 * cutExcerpt('a\n  b\n  c\n', 'L2-3') // { code: 'b\nc\n', kept: [2, 3], indent: 2 }
 */
export function cutExcerpt(text: string, fragment: string): Excerpt {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (fragment === '') return toExcerpt(lines, 0);
  const [, first = '', last = first] = /^L(\d{1,6})(?:-L?(\d{1,6}))?$/.exec(fragment) ?? [];
  if (first === '') return cutRegion(lines, fragment);
  const [from, to] = [Number(first), Number(last)];
  return from < 1 || to < from || to > lines.length
    ? { fault: 'lines', count: lines.length }
    : toExcerpt(lines.slice(from - 1, to), from - 1);
}

function cutRegion(lines: readonly string[], fragment: string): Excerpt {
  const name = fragment.normalize();
  const names = lines.flatMap((line) => {
    const [, kind, own = ''] = mark.exec(line) ?? [];
    return kind === 'region' && own !== '' ? [own.normalize()] : [];
  });
  const start = lines.findIndex((line) => {
    const [, kind, own] = mark.exec(line) ?? [];
    return kind === 'region' && own?.normalize() === name;
  });
  if (start === -1) return { fault: 'region', nearest: findNearest(name, names), names };
  return toExcerpt(lines.slice(start + 1, findEnd(lines, start)), start + 1);
}

/** Regions may lie in each other; one that is never closed goes to the end of the file. */
function findEnd(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < lines.length; at += 1) {
    const kind = mark.exec(lines[at] ?? '')?.[1];
    if (kind === 'region') depth += 1;
    if (kind === 'endregion') depth -= 1;
    if (depth === 0) return at;
  }
  return lines.length;
}

function toExcerpt(lines: readonly string[], before: number): Excerpt {
  const shown = lines.filter((line) => !mark.test(line));
  const kept = lines.flatMap((line, index) => (mark.test(line) ? [] : [before + index + 1]));
  const indents = shown.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  // A file may have more lines than a call has room for.
  const indent = indents.length > 0 ? indents.reduce((least, each) => Math.min(least, each)) : 0;
  const code = shown.length === 0 ? '' : `${shown.map((line) => line.slice(indent)).join('\n')}\n`;
  return { code, kept, indent };
}
