// A page's text → the little of it that other pages hang on: its head, its title, and its markers.
// Parsing this takes a tenth of the time. It may take a marker in a fence for one: whoever skims a
// page only guesses at it.

import { parseMarker } from './syntax/parse-marker.ts';

/** Skims a text whose line breaks are "\n". */
export function skimText(text: string): string {
  const head = /^---\n[^]*?\n---(?:\n|$)/.exec(text)?.[0] ?? '';
  const lines = text.slice(head.length).split('\n');
  const title = lines.find((line) => /^#\s/.test(line));
  const markers = lines.filter((line) => line.startsWith('{{') && parseMarker(line)?.kind === 'insertion');
  // Pages with types bring a style sheet and a script to the site.
  const typed = /^ {0,3}(?:```|~~~).*\btwoslash\b/m.test(text) ? ['```ts twoslash\n```'] : [];
  return `${head}${[...(title === undefined ? [] : [title]), ...markers, ...typed].join('\n\n')}\n`;
}
