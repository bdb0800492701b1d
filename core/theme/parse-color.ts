// A CSS color → red, green and blue. Color names and computed values are not supported, because only a browser can
// resolve them.

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses a color: "#0b6e4f", "rgb(…)", "hsl(…)" or "oklch(…)", each without transparency.
 *
 * @example
 * parseColor('#fff') // [1, 1, 1]
 */
export function parseColor(text: string): Rgb | undefined {
  const color = text.trim().toLowerCase();
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(color)?.[1];
  if (hex !== undefined) return parseHex(hex);

  const [, name, inner = ''] = /^(rgb|hsl|oklch)a?\(([^()/]*)\)$/.exec(color) ?? [];
  const parts = inner.split(/[\s,]+/).filter(Boolean);
  if (name === undefined || parts.length !== 3) return undefined;
  const [a = '', b = '', c = ''] = parts;
  const found =
    name === 'rgb'
      ? [toNumber(a, 1, 255), toNumber(b, 1, 255), toNumber(c, 1, 255)]
      : name === 'hsl'
        ? [toNumber(a, 360), toNumber(b, 1, 100), toNumber(c, 1, 100)]
        : [toNumber(a, 1), toNumber(b, 0.4), toNumber(c, 360)];
  const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = found;
  if ([x, y, z].some(Number.isNaN)) return undefined;
  if (name === 'rgb') return [clamp(x), clamp(y), clamp(z)];
  return name === 'hsl' ? fromHsl(x, clamp(y), clamp(z)) : fromOklch({ lightness: clamp(x), chroma: y, hue: z });
}

/** A color as lightness, chroma and hue in a perceptual color space. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

/** Converts lightness, chroma and hue to a displayable color, with as much of the chroma as possible. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Rgb {
  let low = 0;
  let high = chroma;
  if (isDisplayable(toRgb({ lightness, chroma, hue }))) low = chroma;
  else
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (isDisplayable(toRgb({ lightness, chroma: middle, hue }))) low = middle;
      else high = middle;
    }
  const [red, green, blue] = toRgb({ lightness, chroma: low, hue });
  return [clamp(red), clamp(green), clamp(blue)];
}

// Björn Ottosson's matrices.
function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function isDisplayable(color: Rgb): boolean {
  return color.every((value) => value >= -0.0005 && value <= 1.0005);
}

function parseHex(hex: string): Rgb {
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const at = (index: number) => Number.parseInt(wide.slice(index, index + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const at = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    );
  };
  return [at(0), at(8), at(4)];
}

/** Parses a CSS number: a percentage is a part of `whole`, another number is divided by `unit`. */
function toNumber(text: string, full: number, unit = 1): number {
  const [, digits, mark] = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(%|deg)?$/.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  return mark === '%' ? (Number(digits) / 100) * full : Number(digits) / unit;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
