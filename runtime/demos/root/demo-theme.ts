// What a reader has chosen, as demos and their wrapper are told.

import type { Preferences } from '../../../core/model/preferences.ts';

/** The theme of a page, or of one demo on it. */
export interface DemoTheme {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** The language of the page: "pt". */
  readonly language: string;
  /** The path that the site is served under, for addresses of its public files: "/", "/docs/". */
  readonly base: string;
  readonly dense: boolean;
  /** Pixels of one step of spacing. */
  readonly spacing: number;
  /** Chosen colours as "#rrggbb"; none leaves the theme its own. */
  readonly colors: { readonly primary?: string; readonly secondary?: string };
}

/** What demos are rendered with before anybody has chosen: in the page, and when they come to life. */
export const initialDemoTheme: DemoTheme = {
  mode: 'light',
  direction: 'ltr',
  language: 'en',
  base: '/',
  dense: false,
  spacing: 8,
  colors: {},
};

/** What a page is by itself, whatever its reader chooses. */
export type PageTheme = Pick<DemoTheme, 'direction' | 'language' | 'base'>;

/** Reads a theme out of preferences and what the page shows. */
export function toDemoTheme(
  { density, spacing, primary, secondary }: Preferences,
  shown: PageTheme & Pick<DemoTheme, 'mode'>,
): DemoTheme {
  return {
    ...shown,
    dense: density === 'dense',
    spacing: Number(spacing),
    colors: { ...(primary && { primary }), ...(secondary && { secondary }) },
  };
}
