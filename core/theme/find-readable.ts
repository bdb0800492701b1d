// A color that cannot be read on its ground → the nearest one that can: the same hue, lighter or darker.

import { formatHex, measureContrast, toOklch } from './measure-color.ts';
import { fromOklch, parseColor, type Rgb } from './parse-color.ts';

/** The least contrast of words: WCAG's level AA. */
export const leastContrast = 4.5;

const step = 0.004;

/** Finds the nearest color that has a contrast of at least `least` on each ground; black or white, where none has. */
export function findReadable(color: Rgb, grounds: readonly Rgb[], least = leastContrast): Rgb {
  const tone = toOklch(color);
  const [first] = grounds;
  const isOnLight = first !== undefined && toOklch(first).lightness > 0.5;
  for (let lightness = tone.lightness; lightness > 0 && lightness < 1; lightness += isOnLight ? -step : step) {
    // As it is written, so that what is promised is kept.
    const written = round(fromOklch({ ...tone, lightness }));
    if (grounds.every((ground) => measureContrast(written, ground) >= least)) return written;
  }
  return isOnLight ? [0, 0, 0] : [1, 1, 1];
}

function round(color: Rgb): Rgb {
  return parseColor(formatHex(color)) ?? color;
}
