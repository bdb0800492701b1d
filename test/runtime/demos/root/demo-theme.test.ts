import { describe, expect, it } from 'vitest';
import { toDemoTheme } from '../../../../runtime/demos/root/demo-theme.ts';
import type { Preferences } from '../../../../core/model/preferences.ts';

const shown = { mode: 'dark', direction: 'rtl', language: 'pt', base: '/docs/' } as const;
const read = (preferences: Partial<Record<keyof Preferences, string>>) =>
  toDemoTheme(
    { density: 'comfortable', spacing: '8', primary: '', secondary: '', ...preferences } as Preferences,
    shown,
  );

describe('the theme of a demo', () => {
  it('combines the choices of the reader and the state of the page', () => {
    expect(read({ density: 'dense', spacing: '10', primary: '#112233', secondary: '#445566' })).toEqual({
      mode: 'dark',
      direction: 'rtl',
      language: 'pt',
      base: '/docs/',
      dense: true,
      spacing: 10,
      colors: { primary: '#112233', secondary: '#445566' },
    });
  });

  it('has no colors without a choice', () => {
    expect(read({})).toEqual({
      mode: 'dark',
      direction: 'rtl',
      language: 'pt',
      base: '/docs/',
      dense: false,
      spacing: 8,
      colors: {},
    });
  });
});
