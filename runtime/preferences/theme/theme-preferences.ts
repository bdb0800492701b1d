// The theme is no second memory: it is read from the preferences, and what an action changes in it
// is chosen as a preference.

import type { Mode, Preferences } from '../../../core/model/preferences.ts';
import { initialTheme, type ThemeSettings } from './theme-reducer.ts';

/** Reads the theme out of the preferences and of what the page shows: its mode and direction. */
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

/** Finds the choices that lead from one theme to the next: what stays the same is no choice. */
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
