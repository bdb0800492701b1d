// Creates the problems of pictures, at their places in the page.

import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { PictureMarker } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import { isPictureFile } from '../../../core/model/paths/is-picture-file.ts';
import { formatSize } from '../../../core/check/parse-size.ts';
import type { PictureHead } from '../../../core/pictures/read-picture-head.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { decodeSafely } from '../../../core/text/decode-safely.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';

function placeOf(page: Page, { line, column }: PictureMarker): Problem['place'] {
  return { file: page.file, line, column };
}

/** Reports that the file of a picture does not exist. */
export function toMissingProblem(
  page: Page,
  marker: PictureMarker,
  { root, file }: { root: string; file: string },
): Problem {
  const nearest = findNearest(posix.basename(file), listPictures(join(root, posix.dirname(file))));
  return {
    rule: 'image-missing',
    // A post is not updated later, so its picture may be gone.
    severity: page.template === 'BlogPost' ? 'warning' : 'error',
    place: placeOf(page, marker),
    message: `The picture ${quote(decodeSafely(marker.src))} is missing: there is no file ${quote(file)}`,
    hint: nearest ? `Did you mean ${quote(nearest)}?` : 'Put it there, or correct the path.',
  };
}

function listPictures(folder: string): string[] {
  try {
    return readdirSync(folder).filter(isPictureFile).sort();
  } catch {
    return [];
  }
}

/** Reports a picture outside of the site. */
export function toOutsideProblem(page: Page, marker: PictureMarker, src: string): Problem {
  return {
    rule: 'image-outside',
    severity: 'error',
    place: placeOf(page, marker),
    message: `The picture ${quote(src)} is outside the site or in a hidden folder`,
    hint: 'Put it next to the page, or in public/.',
  };
}

/** Reports a file that cannot be read as a picture. */
export function toBrokenProblem(
  page: Page,
  marker: PictureMarker,
  { file, reason }: { file: string; reason: string },
): Problem {
  return {
    rule: 'image-broken',
    severity: 'error',
    place: placeOf(page, marker),
    message: `The picture ${quote(file)} cannot be read: ${reason}`,
    hint: 'Save it again from the program that made it, as PNG, JPEG, WebP, AVIF, GIF or SVG, and not larger than a screen shows.',
  };
}

/** Reports a picture for light pages without one for dark pages. */
export function toPairProblem(page: Page, marker: PictureMarker, src: string): Problem {
  return {
    rule: 'image-pair',
    severity: 'warning',
    place: placeOf(page, marker),
    message: `The picture ${quote(marker.src)} is for light pages, but there is no ${quote(src)} for dark ones`,
    hint: 'Add it, or remove ".light" from the name.',
  };
}

/** The size of a picture, and of a lighter one. */
interface HeavyPicture {
  readonly file: string;
  readonly bytes: number;
  readonly head: Pick<PictureHead, 'format' | 'isAnimated'>;
  /** The widest lighter picture that is made from it. */
  readonly light?: { readonly width: number; readonly bytes: number };
}

/** Reports a picture that loads slowly, which its author would not notice. */
export function toHeavyProblem(page: Page, marker: PictureMarker, { file, bytes, head, light }: HeavyPicture): Problem {
  const weight = formatSize(bytes);
  return {
    rule: 'image-heavy',
    severity: 'warning',
    place: placeOf(page, marker),
    message: light
      ? `The picture ${quote(file)} weighs ${weight}, which readers load when they enlarge it; as WebP, ${light.width} pixels wide, it weighs ${formatSize(light.bytes)}`
      : `The picture ${quote(file)} weighs ${weight}, which readers load to see it, as it stays in its format`,
    hint: light
      ? 'Save it as WebP, and no wider than a screen.'
      : head.isAnimated
        ? 'Make it a video, or leave out frames and pixels.'
        : head.format === 'svg'
          ? 'Remove the invisible parts of the drawing, or save it as WebP.'
          : 'Save it with fewer pixels, or with a lower quality.',
  };
}
