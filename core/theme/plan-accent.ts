// The accent of the settings → the colors that hang on it, for light and dark pages: what is hovered, tinted,
// focused, and the words on it.

import { findReadable, leastContrast } from './find-readable.ts';
import { formatHex, measureContrast, toOklch } from './measure-color.ts';
import { fromOklch, parseColor, type Rgb } from './parse-color.ts';
import type { ConfigOf } from '../model/schema/config-shape.ts';
import type { Mode } from '../model/preferences.ts';

/** The accent of a site, as its settings say it. */
type AccentSetting = NonNullable<ConfigOf<'theme'>['accent']>;

/** The custom properties that hang on the accent. */
export type AccentToken = '--accent' | '--accent-hover' | '--accent-tint' | '--on-accent' | '--focus';

/** The colors of both modes, by custom property. */
export type Accent = Readonly<Record<Mode, Readonly<Record<AccentToken, Rgb>>>>;

/** Names the colors of the page's ground, by mode. */
type Papers = Readonly<Record<Mode, Rgb>>;

/** Plans the colors of an accent; undefined where it is no color. */
export function planAccent(setting: AccentSetting, papers: Papers): Accent | undefined {
  const { light: written, dark: other } = typeof setting === 'string' ? { light: setting, dark: undefined } : setting;
  const light = parseColor(written);
  const dark = other === undefined ? light && lighten(light) : parseColor(other);
  if (!light || !dark) return undefined;
  return { light: planTones(light, papers.light, 'light'), dark: planTones(dark, papers.dark, 'dark') };
}

/** On dark pages the same hue stands out when it is lighter and softer. */
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
    '--on-accent': planWords(accent, hover, hue),
    '--focus': findReadable(accent, [paper], 3),
  };
}

/** As strong as words of the accent's color on it allow. */
function planTint(accent: Rgb, { paper, isLight }: { paper: Rgb; isLight: boolean }): Rgb {
  const { chroma, hue } = toOklch(accent);
  const ground = toOklch(paper).lightness;
  const strongest = isLight ? -0.03 : 0.092;
  const strength = [1, 0.75, 0.5, 0.25].find(
    (part) => measureContrast(accent, tintOf(part)) >= Math.min(leastContrast, measureContrast(accent, paper)),
  );
  return tintOf(strength ?? 0.25);

  function tintOf(part: number): Rgb {
    return fromOklch({ lightness: ground + strongest * part, chroma: Math.min(chroma, isLight ? 0.022 : 0.055), hue });
  }
}

/** White where it can be read, also while it is hovered; else the darkest ink of the hue, or black. */
function planWords(accent: Rgb, hover: Rgb, hue: number): Rgb {
  const inks: readonly Rgb[] = [[1, 1, 1], fromOklch({ lightness: 0.17, chroma: 0.03, hue }), [0, 0, 0]];
  const least = (ink: Rgb) => Math.min(measureContrast(ink, accent), measureContrast(ink, hover));
  return inks.find((ink) => least(ink) >= leastContrast) ?? inks.reduce((a, b) => (least(b) > least(a) ? b : a));
}

/**
 * Writes a color of both modes.
 *
 * @example
 * formatPair([0, 0, 0], [1, 1, 1]) // 'light-dark(#000000,#ffffff)'
 */
export function formatPair(light: Rgb, dark: Rgb): string {
  return `light-dark(${formatHex(light)},${formatHex(dark)})`;
}
