// The theme of the settings → the colors of both modes, and its problems: invalid colors, unknown tokens,
// unreadable text.

import type { Mode } from '../model/preferences.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { findNearest } from '../text/find-nearest.ts';
import { quote } from '../text/quote.ts';
import { isCssValue } from './is-css-value.ts';
import { findReadable, minContrast } from './find-readable.ts';
import { formatHex, measureContrast } from './measure-color.ts';
import { parseColor, type Rgb } from './parse-color.ts';
import { planAccent, type Accent } from './plan-accent.ts';
import { defaultColors, tokenNames } from './tokens.ts';

/** The planned theme of a site. */
interface ThemePlan {
  readonly accent?: Accent;
  readonly problems: readonly Problem[];
}

type ThemeSettings = Site['theme'];

const modes = ['light', 'dark'] as const;

/** Plans the theme of a site. `file` is the settings file. */
export function planTheme(theme: ThemeSettings, file: string): ThemePlan {
  const papers = { light: findColor(theme, '--paper', 'light')!, dark: findColor(theme, '--paper', 'dark')! };
  const accent = theme.accent === undefined ? undefined : planAccent(theme.accent, papers);
  const problems = [...findAccentFaults(theme, file), ...findTokenFaults(theme, file)];
  if (problems.length > 0) return { problems };
  return { ...(accent && { accent }), problems: findLowContrast(theme, { accent, file }) };
}

/** Finds accents that are not colors. */
function findAccentFaults({ accent }: ThemeSettings, file: string): Problem[] {
  const written =
    typeof accent === 'string' ? [[accent, []] as const] : modes.map((mode) => [accent?.[mode], [mode]] as const);
  return written.flatMap(([color, path]) =>
    color === undefined || parseColor(color)
      ? []
      : [
          {
            rule: 'theme-color',
            severity: 'error',
            place: { file, key: ['theme', 'accent', ...path] },
            message: `The key ${quote(['theme', 'accent', ...path].join('.'))} is ${quote(color)}, which is not a supported color`,
            hint: 'Write an opaque color, such as "#0b6e4f", "rgb(11 110 79)", "hsl(161 82% 24%)" or "oklch(0.48 0.1 163)".',
          },
        ],
  );
}

function findTokenFaults({ tokens = {} }: ThemeSettings, file: string): Problem[] {
  return Object.entries(tokens).flatMap(([name, value]) => {
    const place = { file, key: ['theme', 'tokens', name] };
    if (!tokenNames.includes(name)) return [unknownToken(name, place)];
    const texts = typeof value === 'string' ? [value] : [value.light, value.dark];
    const fault = texts.find((text) => !isCssValue(text));
    if (fault === undefined) return [];
    return [
      {
        rule: 'theme-token',
        severity: 'error',
        place,
        message: `The token ${quote(name)} is ${quote(fault)}, which is not a valid value for a custom property`,
        hint: 'Write only the value, without ";" or braces, such as "#0b6e4f" or "0 1px 2px rgb(0 0 0 / 0.2)".',
      } as const,
    ];
  });
}

function unknownToken(name: string, place: Problem['place']): Problem {
  const nearest = tokenNames.includes(`--${name}`) ? `--${name}` : findNearest(name, tokenNames);
  return {
    rule: 'theme-token',
    severity: 'error',
    place,
    message: `The key "theme.tokens" sets ${quote(name)}, which is not a token of the style sheet`,
    hint:
      nearest === undefined
        ? 'The tokens are listed under "Tokens" in docs/looks.md.'
        : `Did you mean ${quote(nearest)}?`,
  };
}

/** Pairs of text and background whose contrast is checked. */
const pairs = [
  { text: '--accent', background: '--paper', name: 'Links have', on: "on the page's background" },
  { text: '--on-accent', background: '--accent', name: 'Button labels have', on: 'on the accent' },
  { text: '--ink', background: '--paper', name: 'Text has', on: "on the page's background" },
  { text: '--ink-soft', background: '--paper', name: 'Soft text has', on: "on the page's background" },
  { text: '--ink-faint', background: '--paper', name: 'Faint text has', on: "on the page's background" },
] as const;

/** Finds texts whose contrast is too low because of the settings. */
function findLowContrast(
  theme: ThemeSettings,
  { accent, file }: { accent: Accent | undefined; file: string },
): Problem[] {
  return modes.flatMap((mode) =>
    pairs.flatMap(({ text, background, name, on }): Problem[] => {
      const ownKey = findKey(theme, text, mode);
      const key = ownKey ?? findKey(theme, background, mode);
      const [color, behind] = [text, background].map((token) => findColor(theme, token, mode, accent));
      if (!key || !color || !behind) return [];
      const contrast = measureContrast(color, behind);
      if (contrast >= minContrast) return [];
      const nearest = formatHex(findReadable(color, [behind]));
      return [
        {
          rule: 'theme-contrast',
          severity: 'warning',
          place: { file, key },
          message: `${name} a contrast of ${floor(contrast)}:1 ${on} in ${mode} mode, less than the ${minContrast}:1 that readable text needs`,
          hint: ownKey
            ? `The nearest color with enough contrast is ${quote(nearest)}.`
            : `Choose another color, or set the token ${quote(text)} to ${quote(nearest)}.`,
        },
      ];
    }),
  );
}

/** Formats a contrast, rounded down, so that it never appears sufficient. */
function floor(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}

/** Finds the setting of a color; undefined if it is not set. */
function findKey({ accent, tokens = {} }: ThemeSettings, token: string, mode: Mode): readonly string[] | undefined {
  const written = tokens[token];
  if (written !== undefined) return ['theme', 'tokens', token, ...(typeof written === 'string' ? [] : [mode])];
  if (token !== '--accent' || accent === undefined) return undefined;
  return ['theme', 'accent', ...(typeof accent === 'string' || accent[mode] === undefined ? [] : [mode])];
}

/** Finds the color of a token in a mode; undefined if only a browser can resolve it. */
function findColor({ tokens = {} }: ThemeSettings, token: string, mode: Mode, accent?: Accent): Rgb | undefined {
  const written = tokens[token];
  const fallback = parseColor(defaultColors[mode][token] ?? '');
  if (written !== undefined)
    return (
      parseColor(typeof written === 'string' ? written : written[mode]) ?? (token === '--paper' ? fallback : undefined)
    );
  const planned: Readonly<Record<string, Rgb>> = accent?.[mode] ?? {};
  return planned[token] ?? fallback;
}
