// A page's file → the data that a menu needs: its title, and its position from the front matter. Menus are needed before
// pages are parsed, and only changed pages are parsed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHuge } from '../load/is-huge.ts';
import { splitFrontMatter } from '../../../core/markdown/front-matter/split-front-matter.ts';
import { cutHeadingId } from '../../../core/markdown/syntax/heading-ids.ts';

/** The data of a page that a menu needs. */
export interface PageHead {
  readonly title?: string;
  readonly order?: number;
  readonly group?: string;
}

/** The maximum length of a heading in a menu. */
const maxLetters = 1000;

/** Reads the head of a page. Its problems are reported by parsing. */
export function readPageHead(root: string, file: string): PageHead {
  if (isHuge(join(root, file))) return {};
  const text = readFileSync(join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const isHeaded = text.startsWith('---');
  const { data, body } = isHeaded ? splitFrontMatter(text, file) : { data: undefined, body: text };
  const { title, order, group } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const shown = typeof title === 'string' && title.trim() !== '' ? title.trim() : findHeading(body);
  return {
    ...(shown !== undefined && { title: shown }),
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
    ...(typeof group === 'string' && { group }),
  };
}

/** Finds the text of the first "# …" before any code. */
function findHeading(text: string): string | undefined {
  const [before = ''] = text.split(/^ {0,3}(?:```|~~~)/m, 1);
  const line = /^ {0,3}#[ \t].*$/m.exec(before)?.[0].slice(0, maxLetters).trim();
  if (line === undefined) return undefined;
  // Trailing hashes close a heading.
  const words = cutHeadingId(
    line
      .replace(/^#/, '')
      .replace(/(?<=[ \t])#+$/, '')
      .trim(),
  )
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>|[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
  return words === '' ? undefined : words;
}
