// Colours that a reader has chosen → the shades that a theme needs. Each shade is told twice and is the
// same: as a value for the theme, and as a formula of CSS over the colour that the page keeps in its root,
// so that demos have the chosen colours before any script has run.

/** The colours that a reader can choose: the names of the page's own custom properties. */
export type ColorName = 'primary' | 'secondary';

/** Per cent of white in a shade, or of black where it is below zero. */
type Step = number;

/** Mixes a colour "#rrggbb" with white or black. */
export function mixColor(color: string, step: Step): string {
  const target = step > 0 ? 255 : 0;
  const share = Math.abs(step) / 100;
  return `#${readChannels(color).map((value) => Math.round(value + (target - value) * share).toString(16).padStart(2, '0')).join('')}`;
}

/** The same as CSS, over the colour that the reader has chosen. */
export function formatMix(name: ColorName, step: Step): string {
  return step === 0 ? `var(--${name})` : `color-mix(in srgb, var(--${name}) ${100 - Math.abs(step)}%, ${step > 0 ? 'white' : 'black'})`;
}

/** The lightest colour that white text stands out from by 4.5 to 1, as its luminance. */
const lightest = 1.05 / 4.5 - 0.05;

/** Finds what text on a colour can be read in. */
export function findTextColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue <= lightest ? '#ffffff' : 'rgba(0, 0, 0, 0.87)';
}

/** The same as CSS: one where white is read, nothing where black is. */
export function formatTextColor(name: ColorName): string {
  const white = `clamp(0, (${lightest.toFixed(5)} - y) * 99999, 1)`;
  return `color(from var(--${name}) xyz-d65 calc(0.95046 * ${white}) ${white} calc(1.08906 * ${white}) / calc(0.87 + 0.13 * ${white}))`;
}

/** A colour of CSS → what "rgba(… / 0.5)" takes for its channels. */
export function formatChannels(color: string): string {
  return `from ${color} r g b`;
}

function readChannels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
