// Provides the components below it with the theme of the page, and the function that changes it.

import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import type { Mode } from '../../../core/model/preferences.ts';
import { choosePreferences } from '../choose-preferences.ts';
import { usePreferences } from '../use-preferences.ts';
import { findThemeChoices, themeFromPreferences } from './theme-preferences.ts';
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
