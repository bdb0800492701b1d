import type { CardFont } from './card.ts';

/** The lines of a title, and its font size. */
interface TitleLines {
  readonly size: number;
  readonly lines: readonly string[];
}

const sizes = [
  { size: 88, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 56, maxLines: 4 },
] as const;

/** Breaks a title into lines at the largest font size that fits; too long ones end with "…". */
export function layOutTitle(title: string, { font, width }: { font: CardFont; width: number }): TitleLines {
  const words = splitWords(title);
  for (const { size, maxLines } of sizes) {
    const lines = breakLines(words, (text) => font.width(text, size) <= width);
    if (lines && lines.length <= maxLines) return { size, lines };
  }
  const { size, maxLines } = sizes[2];
  const fits = (text: string) => font.width(text, size) <= width;
  const lines =
    breakLines(
      words.flatMap((word) => (fits(word.trim()) ? [word] : [...word])),
      fits,
    ) ?? [];
  return {
    size,
    lines:
      lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), shorten(lines[maxLines - 1] ?? '', fits)],
  };
}

/** Splits a title into words with trailing spaces. Scripts without spaces may break anywhere. */
function splitWords(title: string): string[] {
  return (
    title
      .trim()
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*/gu,
      ) ?? []
  );
}

/** Breaks words into lines; undefined if a word is longer than a line. */
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
