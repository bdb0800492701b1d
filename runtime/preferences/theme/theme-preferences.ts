// The theme is not stored separately: it is derived from the preferences, and a change of the theme
// becomes a choice of preferences.

import type { Mode, Preferences } from '../../../core/model/preferences.ts';
import { initialTheme, type ThemeSettings } from './theme-reducer.ts';

/** Derives the theme from the preferences and from the mode and direction that the page shows. */
export function themeFromPreferences(
  values: Preferences,
  shown: { readonly mode: Mode; readonly direction: 'ltr' | 'rtl' },
): ThemeSettings {
  return {
    dense: values.density === 'dense',
    direction: shown.direction,
    paletteColors: {
      ...(values.primary && { primary: values.primary }),
      ...(values.secondary && { secondary: values.secondary }),
    },
    spacing: values.spacing ? Number(values.spacing) : initialTheme.spacing,
    paletteMode: shown.mode,
  };
}

/** Finds the choices that lead from one theme to the next; unchanged values are left out. */
export function findThemeChoices(before: ThemeSettings, after: ThemeSettings): Partial<Preferences> {
  return {
    ...(after.dense !== before.dense && { density: after.dense ? 'dense' : 'comfortable' }),
    ...(after.spacing !== before.spacing && { spacing: String(after.spacing) }),
    ...(after.direction !== before.direction && { direction: after.direction }),
    ...(after.paletteMode !== before.paletteMode && { mode: after.paletteMode }),
    ...(after.paletteColors !== before.paletteColors && {
      primary: after.paletteColors.primary ?? '',
      secondary: after.paletteColors.secondary ?? '',
    }),
  };
}
