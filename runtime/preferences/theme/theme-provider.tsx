// Provides the components below it with the theme of the page, and the function that changes it.

import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { Mode, Preferences } from '../../../core/model/preferences.ts';
import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { initialTheme, reduceTheme, type ThemeAction, type ThemeSettings } from './theme-reducer.ts';

const ThemeContext = createContext<ThemeSettings>(initialTheme);

/** Context of the dispatch function for `useThemeDispatch`. */
export const ThemeDispatchContext = createContext<((action: ThemeAction) => void) | undefined>(undefined);

/** Provides the theme of the page, which follows every change of the reader's preferences. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const values = usePreferences();
  const theme = useMemo(() => themeFromPreferences(values, readPage()), [values]);
  const dispatch = useCallback(
    (action: ThemeAction) => choosePreferences(findThemeChoices(theme, reduceTheme(theme, action))),
    [theme],
  );

  return (
    <ThemeContext.Provider value={theme}>
      <ThemeDispatchContext.Provider value={dispatch}>{children}</ThemeDispatchContext.Provider>
    </ThemeContext.Provider>
  );
}

/** Returns the current theme of the page. */
export function useTheme(): ThemeSettings {
  return useContext(ThemeContext);
}

function readPage(): { mode: Mode; direction: 'ltr' | 'rtl' } {
  if (typeof document === 'undefined') return { mode: initialTheme.paletteMode, direction: initialTheme.direction };
  const { dataset, dir } = document.documentElement;
  return { mode: dataset.mode === 'dark' ? 'dark' : 'light', direction: dir === 'rtl' ? 'rtl' : 'ltr' };
}

/** Derives the theme from the preferences and from the mode and direction that the page shows; it is not stored. */
function themeFromPreferences(
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
function findThemeChoices(before: ThemeSettings, after: ThemeSettings): Partial<Preferences> {
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
