// The theme of the page as components see it, and the actions that change it. An unknown action is a
// bug of Vitrine, and is thrown.

import type { Mode } from '../../../core/model/preferences.ts';

/** The colors that a reader can choose, as "#rrggbb". */
interface PaletteColors {
  readonly primary?: string;
  readonly secondary?: string;
}

/** The theme of the page. */
export interface ThemeSettings {
  readonly dense: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly paletteColors: PaletteColors;
  /** In pixels. */
  readonly spacing: number;
  readonly paletteMode: Mode;
}

/** A change of the theme. */
export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | {
      readonly type: 'CHANGE';
      readonly payload: Partial<Pick<ThemeSettings, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

/** The theme before a reader's choices are known. */
export const initialTheme: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

/** The spacings that pages are designed for. A reader may exceed them, and is warned. */
export const usualSpacing = { min: 2, max: 24 } as const;

/** Returns the theme after an action. */
export function reduceTheme(theme: ThemeSettings, action: ThemeAction): ThemeSettings {
  switch (action.type) {
    case 'SET_SPACING':
      // An invalid number leaves the spacing unchanged.
      return { ...theme, spacing: Number.isFinite(action.payload) ? action.payload : theme.spacing };
    case 'INCREASE_SPACING':
      return { ...theme, spacing: theme.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...theme, spacing: theme.spacing - 1 };
    case 'SET_DENSE':
      return { ...theme, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...theme, dense: initialTheme.dense, spacing: initialTheme.spacing };
    case 'RESET_COLORS':
      return { ...theme, paletteColors: initialTheme.paletteColors };
    case 'CHANGE':
      return {
        ...theme,
        paletteMode: action.payload.paletteMode || theme.paletteMode,
        direction: action.payload.direction || theme.direction,
        paletteColors: action.payload.paletteColors || theme.paletteColors,
      };
    default:
      throw new Error(`Unknown theme action "${String((action as { readonly type?: unknown }).type)}"`);
  }
}
