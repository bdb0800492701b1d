import { useContext } from 'react';
import { ThemeDispatchContext } from './theme-provider.tsx';
import type { ThemeAction } from './theme-reducer.ts';

/** Returns the function that changes the theme of the page; throws outside of a ThemeProvider. */
export function useThemeDispatch(): (action: ThemeAction) => void {
  const dispatch = useContext(ThemeDispatchContext);
  if (!dispatch) throw new Error('There is no ThemeProvider');
  return dispatch;
}
