import { describe, expect, it } from 'vitest';
import { isAllowed, valuesOf } from '../../../../core/model/preferences.ts';
import {
  initialTheme,
  reduceTheme,
  type ThemeAction,
  type ThemeSettings,
} from '../../../../runtime/preferences/theme/theme-reducer.ts';

const changed: ThemeSettings = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: '#ff0000' },
  spacing: 12,
  paletteMode: 'dark',
};

describe('the theme', () => {
  it('begins comfortable, light, from left to right, with 8 px and no colors of its own', () => {
    expect(initialTheme).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  it('starts with the default spacing of preferences, and accepts any other', () => {
    const spacings = [1, 4, 16, 17, 100, 1000, 0, -1, 9.5];

    expect(spacings.filter((spacing) => !isAllowed('spacing', String(spacing)))).toEqual([]);
    expect(isAllowed('spacing', '8px')).toBe(false);
    expect(valuesOf('spacing')[0]).toBe(String(initialTheme.spacing));
  });
});

describe('an action', () => {
  it.each([
    [{ type: 'SET_SPACING', payload: 10 }, { spacing: 10 }],
    [{ type: 'SET_SPACING', payload: 9.6 }, { spacing: 9.6 }],
    [{ type: 'SET_SPACING', payload: 1000 }, { spacing: 1000 }],
    [{ type: 'SET_SPACING', payload: -1 }, { spacing: -1 }],
    [{ type: 'SET_SPACING', payload: Number.NaN }, { spacing: 12 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 13 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 11 }],
    [{ type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
    [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
    [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
    [
      { type: 'CHANGE', payload: { paletteColors: { secondary: '#00ff00' } } },
      { paletteColors: { secondary: '#00ff00' } },
    ],
    [{ type: 'CHANGE', payload: {} }, {}],
  ] as [ThemeAction, Partial<ThemeSettings>][])('%j changes only %j', (action, change) => {
    expect(reduceTheme(changed, action)).toEqual({ ...changed, ...change });
  });

  it.each([
    ['INCREASE_SPACING', 16, 17],
    ['INCREASE_SPACING', 99, 100],
    ['DECREASE_SPACING', 4, 3],
    ['DECREASE_SPACING', 0, -1],
  ] as const)('%s changes the spacing from %d to %d, without bounds', (type, spacing, next) => {
    expect(reduceTheme({ ...changed, spacing }, { type }).spacing).toBe(next);
  });

  it.each(['SHRINK', 'constructor', undefined])(
    'of an unknown type throws an error that names the type: %s',
    (type) => {
      expect(() => reduceTheme(initialTheme, { type } as unknown as ThemeAction)).toThrow(
        `Unknown theme action "${type}"`,
      );
    },
  );
});
