// Colors that a reader has chosen → the shades that a theme needs. Each shade is told twice and is the
// same: as a value for the theme, and as a formula of CSS over the color that the page keeps in its root,
// so that demos have the chosen colors before any script has run.

/** The colors that a reader can choose: the names of the page's own custom properties. */
export type ColorName = 'primary' | 'secondary';

/** Per cent of white in a shade, or of black where it is below zero. */
type Step = number;

/** Mixes a color "#rrggbb" with white or black. */
export function mixColor(color: string, step: Step): string {
  const target = step > 0 ? 255 : 0;
  const share = Math.abs(step) / 100;
  return `#${readChannels(color).map((value) => Math.round(value + (target - value) * share).toString(16).padStart(2, '0')).join('')}`;
}

/** The same as CSS, over the color that stands for the reader's choice in the mode around it. */
export function formatMix(name: ColorName, step: Step): string {
  const base = `var(${toVariable(name)})`;
  return step === 0 ? base : `color-mix(in srgb, ${base} ${100 - Math.abs(step)}%, ${step > 0 ? 'white' : 'black'})`;
}

/** The custom property that all shades of a choice are mixed from: the choice itself, or a lighter one in the dark. */
export function toVariable(name: ColorName): string {
  return `--chosen-${name}`;
}

/** What a dark ground needs at least: text in such a color stands out from menus and cards by 4.5 to 1. */
const lift = { lightness: 0.76, chroma: 0.15 } as const;

/** Makes a color "#rrggbb" as light as dark grounds need it. One that is light enough stays as it is. */
export function liftColor(color: string): string {
  const [lightness, a, b] = toOklab(color);
  if (lightness >= lift.lightness) return color;
  const share = Math.min(1, lift.chroma / Math.max(Math.hypot(a, b), 1e-6));
  return fromOklab([lift.lightness, a * share, b * share]);
}

/** The same as CSS. */
export function formatLift(name: ColorName): string {
  const { lightness, chroma } = lift;
  // Only what is too dark loses chroma.
  const most = `calc(${chroma} + clamp(0, (l - ${lightness}) * 99999, 1))`;
  return `oklch(from var(--${name}) max(l, ${lightness}) min(c, ${most}) h)`;
}

/** The lightest color that white text stands out from by 4.5 to 1, as its luminance. */
const lightest = 1.05 / 4.5 - 0.05;

/** Finds what text on a color can be read in. */
export function findTextColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= lightest ? '#ffffff' : 'rgba(0, 0, 0, 0.87)';
}

/** The same as CSS: one where white is read, nothing where black is. */
export function formatTextColor(name: ColorName): string {
  const white = `clamp(0, (${lightest.toFixed(5)} - y) * 99999, 1)`;
  return `color(from var(${toVariable(name)}) xyz-d65 calc(0.95046 * ${white}) ${white} calc(1.08906 * ${white}) / calc(0.87 + 0.13 * ${white}))`;
}

/** A color of CSS → what "rgba(… / 0.5)" takes for its channels. */
export function formatChannels(color: string): string {
  return `from ${color} r g b`;
}

function readChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

// https://bottosson.github.io/posts/oklab/
function toOklab(color: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: readonly [number, number, number]): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => Math.round(fromLinear(value) * 255).toString(16).padStart(2, '0')).join('')}`;
}

function fromLinear(value: number): number {
  const inside = Math.min(1, Math.max(0, value));
  return inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
