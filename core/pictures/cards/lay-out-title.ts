// A title → the lines in which it fits on a card, as large as possible.

import type { CardFont } from './card.ts';

/** Lines of a title, and the size of its letters. */
interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

const sizes = [
  { size: 88, most: 2 },
  { size: 72, most: 3 },
  { size: 56, most: 4 },
] as const;

/** Breaks a title into lines; what is too long for the smallest letters ends with "…". */
export function layOutTitle(title: string, { font, width }: { font: CardFont; width: number }): TitleLines {
  const words = splitWords(title);
  for (const { size, most } of sizes) {
    const lines = breakLines(words, (text) => font.width(text, size) <= width);
    if (lines && lines.length <= most) return { size, lines };
  }
  const { size, most } = sizes[2];
  const fits = (text: string) => font.width(text, size) <= width;
  const lines =
    breakLines(
      words.flatMap((word) => (fits(word.trim()) ? [word] : [...word])),
      fits,
    ) ?? [];
  return {
    size,
    lines: lines.length <= most ? lines : [...lines.slice(0, most - 1), shorten(lines[most - 1] ?? '', fits)],
  };
}

/** Words with the space behind them. Scripts that are written without spaces may break anywhere. */
function splitWords(title: string): string[] {
  return (
    title
      .trim()
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*/gu,
      ) ?? []
  );
}

/** Undefined where a word is longer than a line. */
function breakLines(words: readonly string[], fits: (text: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (!fits(word.trimEnd())) return undefined;
    if (line !== '' && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

function shorten(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
