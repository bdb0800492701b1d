// Fonts of the settings for social cards → problems for those that are missing or not fonts.

import { basename, dirname, join, posix } from 'node:path';
import { isCardFont } from '../../../core/pictures/cards/is-card-font.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { listIfThere, readIfThere } from '../../files/read-if-there.ts';

/** Finds missing or invalid card fonts, each with its place in the settings. */
export function findCardFontProblems(
  { cards }: Pick<Site, 'cards'>,
  { root, settingsFile }: { readonly root: string; readonly settingsFile: string },
): Problem[] {
  if (!cards.draw) return [];
  return cards.fonts.flatMap((font, index): Problem[] => {
    const bytes = readIfThere(join(root, font));
    if (bytes && isCardFont(bytes)) return [];
    return [
      {
        rule: 'card-font',
        severity: 'warning',
        place: { file: settingsFile, key: ['cards', 'fonts', index] },
        ...(bytes ? noFont(font) : missing(font, root)),
      },
    ];
  });
}

function noFont(font: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `The file ${quote(font)} is not a .ttf, .otf or .woff font, so no picture is drawn with it`,
    hint: 'Name a file of one of these kinds.',
  };
}

function missing(font: string, root: string): Pick<Problem, 'message' | 'hint'> {
  const near = findNearFont(font, root);
  return {
    message: `There is no file ${quote(font)}, so no picture is drawn with it`,
    hint:
      near === undefined
        ? 'Add the file, or correct the path: it is relative to the root of the site.'
        : `Did you mean ${quote(near)}?`,
  };
}

/** Finds the font with the nearest name, or the only font. */
function findNearFont(font: string, root: string): string | undefined {
  const folders = new Set([dirname(font), 'fonts', 'public/fonts'].map((folder) => posix.normalize(folder)));
  const fonts = [...folders].flatMap((folder) =>
    listIfThere(join(root, folder))
      .filter((file) => /\.(?:ttf|otf|woff)$/i.test(file))
      .map((file) => posix.join(folder, file)),
  );
  const nearest = findNearest(
    basename(font),
    fonts.map((file) => basename(file)),
  );
  if (nearest !== undefined) return fonts.find((file) => basename(file) === nearest);
  return fonts.length === 1 ? fonts[0] : undefined;
}
