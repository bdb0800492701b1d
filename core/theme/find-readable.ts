// A color with too little contrast → the nearest readable one: the same hue, lighter or darker.

import { formatHex, measureContrast, toOklch } from './measure-color.ts';
import { fromOklch, parseColor, type Rgb } from './parse-color.ts';

/** The minimum contrast of text: WCAG level AA. */
export const minContrast = 4.5;

const step = 0.004;

/** Finds the nearest color with a contrast of at least `min` on each background; black or white if there is none. */
export function findReadable(color: Rgb, backgrounds: readonly Rgb[], min = minContrast): Rgb {
  const tone = toOklch(color);
  const [mainBackground] = backgrounds;
  const isOnLight = mainBackground !== undefined && toOklch(mainBackground).lightness > 0.5;
  for (let lightness = tone.lightness; lightness > 0 && lightness < 1; lightness += isOnLight ? -step : step) {
    // Measured as rounded to hex, so that the reported color really has the contrast.
    const rounded = round(fromOklch({ ...tone, lightness }));
    if (backgrounds.every((background) => measureContrast(rounded, background) >= min)) return rounded;
  }
  return isOnLight ? [0, 0, 0] : [1, 1, 1];
}

function round(color: Rgb): Rgb {
  return parseColor(formatHex(color)) ?? color;
}
