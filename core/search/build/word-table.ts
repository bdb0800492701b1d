// The words of all sections of a site ↔ a compact text: sorted words without the prefix shared with the previous one,
// and for each the section numbers as differences from one to the next.
//
// It must be small and fast to read, since a reader downloads it before the first result.

import { isOfUnspacedScript } from '../split-words.ts';

/** Section numbers by word. */
type WordTable = ReadonlyMap<string, readonly number[]>;

/** A word table in its file format. */
export interface WrittenTable {
  /** "0theme 3re": "theme", "there". */
  readonly words: string;
  /** Encoded section numbers for each word, separated by spaces. */
  readonly sections: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const half = digits.length / 2;
const maxShared = 35;
/** Words in more than this share of sections are left out, once there are many sections. */
const commonShare = 0.2;
const manySections = 50;

/** Writes a table from the words of each section, in the order of section numbers. */
export function writeWordTable(sections: readonly string[]): WrittenTable {
  const found = new Map<string, number[]>();
  sections.forEach((text, section) => {
    if (text === '') return;
    for (const word of text.split(' ')) {
      const known = found.get(word);
      if (known) known.push(section);
      else found.set(word, [section]);
    }
  });

  const max = sections.length > manySections ? sections.length * commonShare : sections.length;
  const words = [...found.keys()].filter((word) => isPiece(word) || (found.get(word)?.length ?? 0) <= max).sort();
  return {
    words: words.map((word, index) => writeWord(word, words[index - 1] ?? '')).join(' '),
    sections: words.map((word) => writeNumbers(found.get(word) ?? [])).join(' '),
  };
}

/** Reads a table written by `writeWordTable`. */
export function readWordTable({ words, sections }: WrittenTable): WordTable {
  const table = new Map<string, readonly number[]>();
  if (words === '') return table;
  const numbers = sections.split(' ');
  let last = '';
  words.split(' ').forEach((written, index) => {
    last = last.slice(0, parseInt(written[0] ?? '', 36)) + written.slice(1);
    table.set(last, readNumbers(numbers[index] ?? ''));
  });
  return table;
}

/** Returns whether a word is a piece of unspaced text: these stay even if common, since a search needs all pieces. */
function isPiece(word: string): boolean {
  return word.length > 1 && isOfUnspacedScript(word);
}

function writeWord(word: string, before: string): string {
  let shared = 0;
  while (shared < before.length && shared < maxShared && word[shared] === before[shared]) shared += 1;
  return shared.toString(36) + word.slice(shared);
}

/** Writes differences in base 32; all digits but the last of each are from the upper half of the alphabet. */
function writeNumbers(numbers: readonly number[]): string {
  let last = -1;
  return numbers
    .map((number) => {
      let step = number - last - 1;
      let text = '';
      last = number;
      while (step >= half) {
        text += digits[half + (step % half)];
        step = Math.floor(step / half);
      }
      return text + digits[step];
    })
    .join('');
}

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let step = 0;
  let place = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = valueOf(text.charCodeAt(index));
    step += (digit % half) * place;
    place *= half;
    if (digit >= half) continue;
    last += step + 1;
    numbers.push(last);
    step = 0;
    place = 1;
  }
  return numbers;
}

function valueOf(code: number): number {
  if (code >= 97) return code - 97 + 26;
  if (code >= 65 && code <= 90) return code - 65;
  if (code >= 48 && code <= 57) return code - 48 + 52;
  return code === 45 ? 62 : 63;
}
