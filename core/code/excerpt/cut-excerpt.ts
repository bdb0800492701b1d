// A file and a fragment ("L10-20", or the name of a region) → the lines that a page shows; without a fragment, all lines.
// A region is between two comments, "#region name" and "#endregion", in any language; its name has letters and digits
// of any script, "_", "-" and ".".

import { findNearest } from '../../text/find-nearest.ts';

/** The part of a file that a page shows, or the reason why there is none. */
type Excerpt =
  | {
      readonly code: string;
      /** For each line, its number in the file, counted from 1. */
      readonly sourceLines: readonly number[];
      /** Number of characters removed from the start of each line. */
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
  return text.replace(notInNames, '-').replace(/^-+|(?<!-)-+$/g, '');
}

/**
 * Cuts an excerpt out of a text, without the comments of regions and the indent that all lines share.
 *
 * @example
 * cutExcerpt('a\n  b\n  c\n', 'L2-3') // { code: 'b\nc\n', sourceLines: [2, 3], indent: 2 }
 */
export function cutExcerpt(text: string, fragment: string): Excerpt {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (fragment === '') return toExcerpt(lines, 0);
  const [, firstLine = '', lastLine = firstLine] = /^L(\d{1,6})(?:-L?(\d{1,6}))?$/.exec(fragment) ?? [];
  if (firstLine === '') return cutRegion(lines, fragment);
  const [from, to] = [Number(firstLine), Number(lastLine)];
  return from < 1 || to < from || to > lines.length
    ? { fault: 'lines', count: lines.length }
    : toExcerpt(lines.slice(from - 1, to), from - 1);
}

function cutRegion(lines: readonly string[], fragment: string): Excerpt {
  const name = fragment.normalize();
  const names = lines.flatMap((line) => {
    const [, kind, regionName = ''] = mark.exec(line) ?? [];
    return kind === 'region' && regionName !== '' ? [regionName.normalize()] : [];
  });
  const start = lines.findIndex((line) => {
    const [, kind, regionName] = mark.exec(line) ?? [];
    return kind === 'region' && regionName?.normalize() === name;
  });
  if (start === -1) return { fault: 'region', nearest: findNearest(name, names), names };
  return toExcerpt(lines.slice(start + 1, findEnd(lines, start)), start + 1);
}

/** Finds the end of a region. Regions can be nested; an unclosed one ends with the file. */
function findEnd(lines: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start; index < lines.length; index += 1) {
    const kind = mark.exec(lines[index] ?? '')?.[1];
    if (kind === 'region') depth += 1;
    if (kind === 'endregion') depth -= 1;
    if (depth === 0) return index;
  }
  return lines.length;
}

function toExcerpt(lines: readonly string[], before: number): Excerpt {
  const shownLines = lines.filter((line) => !mark.test(line));
  const sourceLines = lines.flatMap((line, index) => (mark.test(line) ? [] : [before + index + 1]));
  const indents = shownLines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  // No spread: a file may have more lines than a call can have arguments.
  const indent = indents.length > 0 ? indents.reduce((least, each) => Math.min(least, each)) : 0;
  const code = shownLines.length === 0 ? '' : `${shownLines.map((line) => line.slice(indent)).join('\n')}\n`;
  return { code, sourceLines, indent };
}
