// A page's text, a key of its front matter, and an item of the list there → the line and column of the item.

import { escapePattern } from '../../text/escape-pattern.ts';
import { findKeyLine } from './find-key-line.ts';

/** Locates an item in a YAML list or a comma-separated one; falls back to the line of the key. */
export function locateItem(text: string, { key, word }: { readonly key: string; readonly word: string }) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const start = findKeyLine(lines.slice(1).join('\n'), key);
  if (start === undefined) return { line: 1 };

  const rest = lines.slice(start);
  const length = rest.findIndex((line) => /^[^\s\-#\]]/.test(line));
  const valueLines = [lines[start - 1] ?? '', ...rest.slice(0, length < 0 ? undefined : length)];
  const pattern = new RegExp(`(?<![\\w$.])${escapePattern(word)}(?![\\w$.])`);
  const [keyLine = '', ...moreLines] = valueLines;
  // The key is blanked, because it may contain the item.
  const after = keyLine.indexOf(':') + 1;
  const texts = [' '.repeat(after) + keyLine.slice(after), ...moreLines];
  const index = texts.findIndex((line) => pattern.test(line));
  return index < 0
    ? { line: start, column: 1 }
    : { line: start + index, column: (texts[index] ?? '').search(pattern) + 1 };
}
