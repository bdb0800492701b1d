// A page's text, a key of its front matter, and a word of the list there → where the word is written.

import { escapePattern } from '../../text/escape-pattern.ts';
import { findKeyLine } from './find-key-line.ts';

/** Locates a word of a list in the front matter, in commas or as YAML's own; without it, the line of the key. */
export function locateItem(text: string, { key, word }: { readonly key: string; readonly word: string }) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const start = findKeyLine(lines.slice(1).join('\n'), key);
  if (start === undefined) return { line: 1 };

  const rest = lines.slice(start);
  const length = rest.findIndex((line) => /^[^\s\-#\]]/.test(line));
  const own = [lines[start - 1] ?? '', ...rest.slice(0, length < 0 ? undefined : length)];
  const wanted = new RegExp(`(?<![\\w$.])${escapePattern(word)}(?![\\w$.])`);
  const [first = '', ...more] = own;
  // The key may be the word itself.
  const after = first.indexOf(':') + 1;
  const texts = [' '.repeat(after) + first.slice(after), ...more];
  const index = texts.findIndex((line) => wanted.test(line));
  return index < 0
    ? { line: start, column: 1 }
    : { line: start + index, column: (texts[index] ?? '').search(wanted) + 1 };
}
