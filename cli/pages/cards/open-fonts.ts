// Opens font files to draw letters. A font is opened only when the ones before it lack a letter.

import { relative } from 'node:path';
import type { Font } from 'opentype.js';
import type { CardFont } from '../../../core/pictures/cards/card.ts';
import { isCardFont } from '../../../core/pictures/cards/is-card-font.ts';
import { toSlashes } from '../../../core/model/paths/to-slashes.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Opens fonts; the first that has a letter draws it. Damaged fonts are logged. */
export async function openFonts(files: readonly string[], log: (message: string) => void): Promise<CardFont> {
  // Loaded here, because most builds find all their cards in the store.
  const { parse } = await import('opentype.js');
  return new FontList(files, (file) => readFont(file, { parse, log }));
}

/** Fonts that draw a text together. */
class FontList implements CardFont {
  readonly #files: readonly string[];
  readonly #read: (file: string) => Font | undefined;
  readonly #fontsByFile = new Map<string, Font | undefined>();
  readonly #fontsByLetter = new Map<string, Font | undefined>();
  // Widths of single words: a title is measured many times while it is broken into lines.
  readonly #widths = new Map<string, number>();

  constructor(files: readonly string[], read: (file: string) => Font | undefined) {
    this.#files = files;
    this.#read = read;
  }

  has(text: string): boolean {
    return [...text].every((letter) => /\s/.test(letter) || this.#fontOf(letter));
  }

  width(text: string, size: number): number {
    const widths = text.split(/(\s+)/).map((word) => (word === '' ? 0 : this.#measure(word)));
    return widths.reduce((sum, width) => sum + width, 0) * (size / 100);
  }

  outline(text: string, { x, y, size }: Parameters<CardFont['outline']>[1]): ReturnType<CardFont['outline']> {
    let at = x;
    return this.#splitRuns(text).flatMap((run) => {
      const commands = run.font?.getPath(run.text, at, y, size).commands ?? [];
      at += run.font?.getAdvanceWidth(run.text, size) ?? 0;
      return commands;
    });
  }

  #measure(word: string): number {
    const measured = this.#widths.get(word);
    if (measured !== undefined) return measured;
    const width = this.#splitRuns(word).reduce((sum, run) => sum + (run.font?.getAdvanceWidth(run.text, 100) ?? 0), 0);
    this.#widths.set(word, width);
    return width;
  }

  /** Splits a text into runs of one font; a space belongs to the letters before it. */
  #splitRuns(text: string): { font: Font | undefined; text: string }[] {
    const runs: { font: Font | undefined; text: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const font = /\s/.test(letter) ? (last?.font ?? this.#fontOf(' ')) : this.#fontOf(letter);
      if (last && last.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  #fontOf(letter: string): Font | undefined {
    if (!this.#fontsByLetter.has(letter)) {
      const fonts = this.#files.map((file) => this.#open(file));
      this.#fontsByLetter.set(
        letter,
        fonts.find((font) => font && font.charToGlyphIndex(letter) > 0),
      );
    }
    return this.#fontsByLetter.get(letter);
  }

  #open(file: string): Font | undefined {
    if (!this.#fontsByFile.has(file)) this.#fontsByFile.set(file, this.#read(file));
    return this.#fontsByFile.get(file);
  }
}

function readFont(
  file: string,
  { parse, log }: { parse: (bytes: ArrayBuffer) => Font; log: (message: string) => void },
): Font | undefined {
  const bytes = readIfThere(file);
  // A file that is not a font is reported with the settings that name it.
  if (!bytes || !isCardFont(bytes)) return undefined;
  try {
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  } catch {
    log(
      `card-font  The font "${toSlashes(relative('', file))}" cannot be read, so no picture is drawn with it. It seems to be damaged: name another .ttf, .otf or .woff file.`,
    );
    return undefined;
  }
}
