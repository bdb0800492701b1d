// The theme that demos and their wrapper receive, from the reader's preferences and the page.

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
  /** Colors that the reader has set, as "#rrggbb"; by default those of the theme are used. */
  readonly colors: { readonly primary?: string; readonly secondary?: string };
}

/** The theme before the reader has changed anything: used by the build and for hydration. */
export const initialDemoTheme: DemoTheme = {
  mode: 'light',
  direction: 'ltr',
  language: 'en',
  base: '/',
  dense: false,
  spacing: 8,
  colors: {},
};

/** The part of a theme that depends on the page alone. */
export type PageTheme = Pick<DemoTheme, 'direction' | 'language' | 'base'>;

/** Makes a theme from preferences and what the page shows. */
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
