// A planned theme → the text of its style sheet. Its layer is between that of the engine and the one below demos,
// and it is linked before the engine's style sheet, so that its first line sets the order of all layers.

import type { Site } from '../model/site.ts';
import { accentTokens } from './tokens.ts';
import { formatPair, type Accent } from './plan-accent.ts';
import type { FallbackFace } from './plan-fallback.ts';
import { findFontFormat, toFamily, type FontFace, type FontPlan, type FontUse } from './plan-fonts.ts';

/** A font file as pages load it. */
export interface WrittenFace extends FontFace {
  /** Its address in the style sheet. */
  readonly href: string;
}

/** The parts of the style sheet. */
interface ThemeParts {
  readonly theme: Site['theme'];
  readonly accent?: Accent;
  readonly families: FontPlan['families'];
  readonly faces: readonly WrittenFace[];
  /** By use. */
  readonly fallbacks: Readonly<Partial<Record<FontUse, FallbackFace>>>;
  readonly hasLogo: boolean;
}

/** The order of all layers: styles of a site override the engine's, and neither affects demos. */
export const layerOrder = '@layer site,theme,styles,ground;';

const tokenOf = { body: '--text', heading: '--heading', code: '--mono' } as const;
const generic = { body: 'system-ui,sans-serif', heading: 'system-ui,sans-serif', code: 'ui-monospace,monospace' };

/** Renders the style sheet of a theme; '' if nothing is set. */
export function renderTheme(parts: ThemeParts): string {
  const { theme, accent, families, hasLogo } = parts;
  const tokens = Object.entries(theme.tokens ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? value : `light-dark(${value.light},${value.dark})`] as const,
  );
  const isAccentToken = ([name]: readonly [string, string]) => (accentTokens as readonly string[]).includes(name);
  const colors = new Map([...listAccent(accent), ...tokens.filter(isAccentToken)]);
  const fonts = (Object.keys(families) as FontUse[]).map((use) => [tokenOf[use], toStack(use, parts)] as const);

  const rules = [
    toRule(':root', [...listRadius(theme.radius), ...fonts, ...tokens.filter((token) => !isAccentToken(token))]),
    // A reader's own color wins.
    toRule(':root:not([data-docs-primary])', [...colors]),
    ...(colors.has('--accent-hover') ? ['.button-strong:hover{background:var(--accent-hover,var(--accent))}'] : []),
    ...(colors.has('--focus') ? [':focus-visible{outline-color:var(--focus,var(--accent))}'] : []),
    ...(colors.has('--accent')
      ? [':root:not([data-docs-secondary]) ::selection{background:color-mix(in oklab,var(--accent) 30%,var(--paper))}']
      : []),
    ...(families.heading === undefined ? [] : ['h1,h2,h3,h4,h5,h6,.brand-name{font-family:var(--heading)}']),
    ...(hasLogo ? logoRules : []),
  ].join('');
  const faces = [...parts.faces.map(renderFace), ...new Set(Object.values(parts.fallbacks).map(renderFallback))].join(
    '',
  );
  return rules === '' && faces === '' ? '' : `${faces}@layer theme{${rules}}`;
}

// Of two pictures, the one of the other mode is not loaded: it is lazy, and not displayed.
const logoRules = [
  '.logo-picture{display:block;flex:none;inline-size:auto;block-size:28px;max-inline-size:180px;object-fit:contain}',
  "[data-mode='dark'] .logo-light-picture,[data-mode='light'] .logo-dark-picture{display:none}",
  "@media (prefers-color-scheme:dark){[data-mode='system'] .logo-light-picture{display:none}}",
  "@media not (prefers-color-scheme:dark){[data-mode='system'] .logo-dark-picture{display:none}}",
];

function listAccent(accent: Accent | undefined): (readonly [string, string])[] {
  return accent ? accentTokens.map((name) => [name, formatPair(accent.light[name], accent.dark[name])] as const) : [];
}

function listRadius(radius: number | undefined): (readonly [string, string])[] {
  if (radius === undefined) return [];
  return [
    ['--radius-case', `${radius}px`],
    ['--radius-control', `${Math.round((radius * 20) / 3) / 10}px`],
  ];
}

/** Returns the font stack of a use; a list written in the settings already contains its fallbacks. */
function toStack(use: FontUse, { theme, families, fallbacks }: ThemeParts): string {
  if (typeof theme.fonts?.[use] === 'string') return theme.fonts[use];
  const fallback = fallbacks[use];
  return [families[use], ...(fallback ? [toFamily(fallback.family)] : []), generic[use]].join(',');
}

function toRule(selector: string, declarations: readonly (readonly [string, string])[]): string {
  if (declarations.length === 0) return '';
  return `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function renderFace({ family, src, href, weight, style, unicodeRange }: WrittenFace): string {
  return `@font-face{${[
    `font-family:${toFamily(family)}`,
    `src:url("${href}") format("${findFontFormat(src)}")`,
    ...(weight === undefined ? [] : [`font-weight:${weight}`]),
    ...(style === undefined ? [] : [`font-style:${style}`]),
    'font-display:swap',
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
  ].join(';')}}`;
}

function renderFallback({ family, local, sizeAdjust, ascent, descent, lineGap }: FallbackFace): string {
  return `@font-face{font-family:${toFamily(family)};src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
}
