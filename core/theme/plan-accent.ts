// The accent of the settings → the colors derived from it, for light and dark pages: hover, tint, focus, and the
// text on it.

import { findReadable, minContrast } from './find-readable.ts';
import { formatHex, measureContrast, toOklch } from './measure-color.ts';
import { fromOklch, parseColor, type Rgb } from './parse-color.ts';
import type { ConfigOf } from '../model/schema/config-shape.ts';
import type { Mode } from '../model/preferences.ts';

/** The accent in the settings of a site. */
type AccentSetting = NonNullable<ConfigOf<'theme'>['accent']>;

/** The custom properties derived from the accent. */
export type AccentToken = '--accent' | '--accent-hover' | '--accent-tint' | '--on-accent' | '--focus';

/** The colors of both modes, by custom property. */
export type Accent = Readonly<Record<Mode, Readonly<Record<AccentToken, Rgb>>>>;

/** The background colors of pages, by mode. */
type Papers = Readonly<Record<Mode, Rgb>>;

/** Plans the colors of an accent; undefined if it is not a color. */
export function planAccent(setting: AccentSetting, papers: Papers): Accent | undefined {
  const { light: written, dark: other } = typeof setting === 'string' ? { light: setting, dark: undefined } : setting;
  const light = parseColor(written);
  const dark = other === undefined ? light && lighten(light) : parseColor(other);
  if (!light || !dark) return undefined;
  return { light: planTones(light, papers.light, 'light'), dark: planTones(dark, papers.dark, 'dark') };
}

/** Lightens a color for dark pages, where the same hue stands out if it is lighter and less saturated. */
function lighten(color: Rgb): Rgb {
  const { lightness, chroma, hue } = toOklch(color);
  return fromOklch({ lightness: Math.max(0.745, lightness), chroma: Math.min(chroma, 0.14), hue });
}

function planTones(accent: Rgb, paper: Rgb, mode: Mode): Accent[Mode] {
  const { lightness, chroma, hue } = toOklch(accent);
  const isLight = mode === 'light';
  const hover = fromOklch({ lightness: lightness + (isLight ? -0.06 : 0.05), chroma, hue });
  return {
    '--accent': accent,
    '--accent-hover': hover,
    '--accent-tint': planTint(accent, { paper, isLight }),
    '--on-accent': planTextColor(accent, hover, hue),
    '--focus': findReadable(accent, [paper], 3),
  };
}

/** Plans the strongest tint on which text in the accent color is still readable. */
function planTint(accent: Rgb, { paper, isLight }: { paper: Rgb; isLight: boolean }): Rgb {
  const { chroma, hue } = toOklch(accent);
  const paperLightness = toOklch(paper).lightness;
  const maxShift = isLight ? -0.03 : 0.092;
  const strength = [1, 0.75, 0.5, 0.25].find(
    (part) => measureContrast(accent, tintOf(part)) >= Math.min(minContrast, measureContrast(accent, paper)),
  );
  return tintOf(strength ?? 0.25);

  function tintOf(part: number): Rgb {
    return fromOklch({
      lightness: paperLightness + maxShift * part,
      chroma: Math.min(chroma, isLight ? 0.022 : 0.055),
      hue,
    });
  }
}

/** Returns white if it is readable, also on hover; else a dark tone of the hue, or black. */
function planTextColor(accent: Rgb, hover: Rgb, hue: number): Rgb {
  const inks: readonly Rgb[] = [[1, 1, 1], fromOklch({ lightness: 0.17, chroma: 0.03, hue }), [0, 0, 0]];
  const contrastOf = (ink: Rgb) => Math.min(measureContrast(ink, accent), measureContrast(ink, hover));
  return (
    inks.find((ink) => contrastOf(ink) >= minContrast) ?? inks.reduce((a, b) => (contrastOf(b) > contrastOf(a) ? b : a))
  );
}

/**
 * Formats the colors of both modes.
 *
 * @example
 * formatPair([0, 0, 0], [1, 1, 1]) // 'light-dark(#000000,#ffffff)'
 */
export function formatPair(light: Rgb, dark: Rgb): string {
  return `light-dark(${formatHex(light)},${formatHex(dark)})`;
}
