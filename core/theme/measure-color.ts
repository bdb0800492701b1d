// Measures colors: their contrast, and their lightness, chroma and hue.

import type { Oklch, Rgb } from './parse-color.ts';

/**
 * Measures the contrast of two colors as WCAG does: from 1 to 21.
 *
 * @example
 * measureContrast([0, 0, 0], [1, 1, 1]) // 21
 */
export function measureContrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [measureLuminance(one), measureLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Converts a color to lightness, chroma and hue. */
export function toOklch(color: Rgb): Oklch {
  const [red = 0, green = 0, blue = 0] = color.map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/**
 * Formats a color with six hex digits.
 *
 * @example
 * formatHex([1, 0.5, 0]) // '#ff8000'
 */
export function formatHex(color: Rgb): string {
  return `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function measureLuminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
