// The theme of the settings → the colors that both modes have, and what is wrong with it: values that are no
// colors, tokens that there are not, words that cannot be read.

import type { Mode } from '../model/preferences.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { findNearest } from '../text/find-nearest.ts';
import { quote } from '../text/quote.ts';
import { isCssValue } from './is-css-value.ts';
import { findReadable, leastContrast } from './find-readable.ts';
import { formatHex, measureContrast } from './measure-color.ts';
import { parseColor, type Rgb } from './parse-color.ts';
import { planAccent, type Accent } from './plan-accent.ts';
import { judgedColors, tokenNames } from './tokens.ts';

/** The theme of a site, planned. */
interface ThemePlan {
  readonly accent?: Accent;
  readonly problems: readonly Problem[];
}

type ThemeSettings = Site['theme'];

const modes = ['light', 'dark'] as const;

/** Plans the theme of a site. `file` is that of the settings. */
export function planTheme(theme: ThemeSettings, file: string): ThemePlan {
  const papers = { light: findColor(theme, '--paper', 'light')!, dark: findColor(theme, '--paper', 'dark')! };
  const accent = theme.accent === undefined ? undefined : planAccent(theme.accent, papers);
  const problems = [...findAccentFaults(theme, file), ...findTokenFaults(theme, file)];
  if (problems.length > 0) return { problems };
  return { ...(accent && { accent }), problems: findPaleWords(theme, { accent, file }) };
}

/** The accent, where it is no color. */
function findAccentFaults({ accent }: ThemeSettings, file: string): Problem[] {
  const written =
    typeof accent === 'string' ? [[accent, []] as const] : modes.map((mode) => [accent?.[mode], [mode]] as const);
  return written.flatMap(([color, way]) =>
    color === undefined || parseColor(color)
      ? []
      : [
          {
            rule: 'theme-color',
            severity: 'error',
            place: { file, key: ['theme', 'accent', ...way] },
            message: `The key ${quote(['theme', 'accent', ...way].join('.'))} is ${quote(color)}, which is not a supported color`,
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

/** What is read, and on what it stands. */
const pairs = [
  { word: '--accent', ground: '--paper', name: 'Links have', on: "on the page's background" },
  { word: '--on-accent', ground: '--accent', name: 'Button labels have', on: 'on the accent' },
  { word: '--ink', ground: '--paper', name: 'Text has', on: "on the page's background" },
  { word: '--ink-soft', ground: '--paper', name: 'Soft text has', on: "on the page's background" },
  { word: '--ink-faint', ground: '--paper', name: 'Faint text has', on: "on the page's background" },
] as const;

/** Words that the settings made too pale to be read. */
function findPaleWords(
  theme: ThemeSettings,
  { accent, file }: { accent: Accent | undefined; file: string },
): Problem[] {
  return modes.flatMap((mode) =>
    pairs.flatMap(({ word, ground, name, on }): Problem[] => {
      const ownKey = findKey(theme, word, mode);
      const key = ownKey ?? findKey(theme, ground, mode);
      const [color, behind] = [word, ground].map((token) => findColor(theme, token, mode, accent));
      if (!key || !color || !behind) return [];
      const contrast = measureContrast(color, behind);
      if (contrast >= leastContrast) return [];
      const nearest = formatHex(findReadable(color, [behind]));
      return [
        {
          rule: 'theme-contrast',
          severity: 'warning',
          place: { file, key },
          message: `${name} a contrast of ${floor(contrast)}:1 ${on} in ${mode} mode, less than the ${leastContrast}:1 that readable text needs`,
          hint: ownKey
            ? `The nearest color with enough contrast is ${quote(nearest)}.`
            : `Choose another color, or set the token ${quote(word)} to ${quote(nearest)}.`,
        },
      ];
    }),
  );
}

/** Never rounded up to what is asked for. */
function floor(contrast: number): string {
  return (Math.floor(contrast * 100) / 100).toFixed(2);
}

/** Where the settings say a color; undefined where they do not. */
function findKey({ accent, tokens = {} }: ThemeSettings, token: string, mode: Mode): readonly string[] | undefined {
  const own = tokens[token];
  if (own !== undefined) return ['theme', 'tokens', token, ...(typeof own === 'string' ? [] : [mode])];
  if (token !== '--accent' || accent === undefined) return undefined;
  return ['theme', 'accent', ...(typeof accent === 'string' || accent[mode] === undefined ? [] : [mode])];
}

/** The color of a token in a mode; undefined where only a browser can tell. */
function findColor({ tokens = {} }: ThemeSettings, token: string, mode: Mode, accent?: Accent): Rgb | undefined {
  const own = tokens[token];
  const fallback = parseColor(judgedColors[mode][token] ?? '');
  if (own !== undefined)
    return parseColor(typeof own === 'string' ? own : own[mode]) ?? (token === '--paper' ? fallback : undefined);
  const planned: Readonly<Record<string, Rgb>> = accent?.[mode] ?? {};
  return planned[token] ?? fallback;
}
