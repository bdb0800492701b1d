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
  const opened = new Map<string, Font | undefined>();
  const fontsByFile = new Map<string, Font | undefined>();
  // Widths of single words: a title is measured many times while it is broken into lines.
  const widths = new Map<string, number>();

  return {
    has: (text) => [...text].every((letter) => /\s/.test(letter) || fontOf(letter)),
    width: (text, size) =>
      text.split(/(\s+)/).reduce((sum, word) => sum + (word === '' ? 0 : measure(word)), 0) * (size / 100),
    outline(text, { x, y, size }) {
      let at = x;
      return splitRuns(text).flatMap((run) => {
        const commands = run.font?.getPath(run.text, at, y, size).commands ?? [];
        at += run.font?.getAdvanceWidth(run.text, size) ?? 0;
        return commands;
      });
    },
  };

  function measure(word: string): number {
    const knownWidth = widths.get(word);
    if (knownWidth !== undefined) return knownWidth;
    const width = splitRuns(word).reduce((sum, run) => sum + (run.font?.getAdvanceWidth(run.text, 100) ?? 0), 0);
    widths.set(word, width);
    return width;
  }

  function fontOf(letter: string): Font | undefined {
    if (!fontsByFile.has(letter))
      fontsByFile.set(
        letter,
        files.map(open).find((font) => font && font.charToGlyphIndex(letter) > 0),
      );
    return fontsByFile.get(letter);
  }

  function open(file: string): Font | undefined {
    if (!opened.has(file)) opened.set(file, tryParse(file));
    return opened.get(file);
  }

  function tryParse(file: string): Font | undefined {
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

  /** Splits a text into runs of one font; a space belongs to the letters before it. */
  function splitRuns(text: string): { font: Font | undefined; text: string }[] {
    const runs: { font: Font | undefined; text: string }[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      const font = /\s/.test(letter) ? (last?.font ?? fontOf(' ')) : fontOf(letter);
      if (last && last.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}
