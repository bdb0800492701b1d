// The custom properties of the engine's style sheet that a site may set, and the default colors of those whose
// contrast is checked.

import type { Mode } from '../model/preferences.ts';
import type { AccentToken } from './plan-accent.ts';

/** Every custom property that a site may set. */
export const tokenNames: readonly string[] =
  `paper glass case raised tint ink ink-soft ink-faint line line-strong line-field
  accent accent-tint on-accent accent-hover focus info success warning error
  code-keyword code-string code-number code-name code-property shadow shadow-float radius-case radius-control radius-part
  header measure edge text mono state place`
    .split(/\s+/)
    .map((name) => `--${name}`);

/** Tokens derived from the accent: a reader's own color overrides them. */
export const accentTokens: readonly AccentToken[] = [
  '--accent',
  '--accent-hover',
  '--accent-tint',
  '--on-accent',
  '--focus',
];

/** Colors of text and backgrounds in the engine's style sheet. */
export const defaultColors: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    '--paper': 'oklch(0.985 0.004 250)',
    '--ink': 'oklch(0.235 0.024 260)',
    '--ink-soft': 'oklch(0.415 0.026 259)',
    '--ink-faint': 'oklch(0.515 0.022 258)',
    '--accent': 'oklch(0.532 0.19 256)',
    '--on-accent': 'oklch(1 0 0)',
  },
  dark: {
    '--paper': 'oklch(0.188 0.013 252)',
    '--ink': 'oklch(0.935 0.008 250)',
    '--ink-soft': 'oklch(0.8 0.014 252)',
    '--ink-faint': 'oklch(0.69 0.018 253)',
    '--accent': 'oklch(0.745 0.14 250)',
    '--on-accent': 'oklch(0.17 0.03 256)',
  },
};
