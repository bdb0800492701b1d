import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPreferences } from '../../../../runtime/preferences/apply-preferences.ts';
import { choosePreferences } from '../../../../runtime/preferences/choose-preferences.ts';
import { readShown } from '../../../../runtime/preferences/read-shown.ts';
import { ThemeProvider, useTheme } from '../../../../runtime/preferences/theme/theme-provider.tsx';
import type { ThemeAction } from '../../../../runtime/preferences/theme/theme-reducer.ts';
import { useThemeDispatch } from '../../../../runtime/preferences/theme/use-theme-dispatch.ts';
import { resetReader } from '../../reset-reader.ts';

function Probe({ action }: { readonly action: ThemeAction }) {
  const dispatch = useThemeDispatch();
  return <button onClick={() => dispatch(action)}>{JSON.stringify(useTheme())}</button>;
}

let root: Root | undefined;

function draw(action: ThemeAction) {
  root = createRoot(document.querySelector('main')!);
  act(() =>
    root?.render(
      <ThemeProvider>
        <Probe action={action} />
      </ThemeProvider>,
    ),
  );
  const button = document.querySelector('button')!;
  return { press: () => act(() => button.click()), theme: () => JSON.parse(button.textContent ?? '') };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  resetReader('<main></main>');
  applyPreferences(readShown());
});

afterEach(() => act(() => root?.unmount()));

describe('a component under the provider', () => {
  it('changes the page and the stored preferences, and is updated', () => {
    const { press, theme } = draw({ type: 'INCREASE_SPACING' });

    press();
    press();

    expect(theme().spacing).toBe(10);
    expect(localStorage.getItem('spacing')).toBe('10');
    expect(document.documentElement.dataset.docsSpacing).toBe('10');
  });

  it('follows choices made elsewhere', () => {
    const { theme } = draw({ type: 'RESET_DENSITY' });

    act(() => choosePreferences({ mode: 'dark', direction: 'rtl', primary: '#123456' }));

    expect(theme()).toEqual({
      dense: false,
      direction: 'rtl',
      paletteColors: { primary: '#123456' },
      spacing: 8,
      paletteMode: 'dark',
    });
  });

  it('keeps the choice of the system mode when it changes something else', () => {
    const { press } = draw({ type: 'SET_DENSE', payload: true });

    press();

    expect(readShown()).toMatchObject({ mode: 'system', density: 'dense' });
    expect(localStorage.getItem('mode')).toBeNull();
  });

  it('removes colors that are reset', () => {
    choosePreferences({ primary: '#123456', secondary: '#654321' });
    const { press, theme } = draw({ type: 'RESET_COLORS' });

    press();

    expect(theme().paletteColors).toEqual({});
    expect([localStorage.getItem('primary'), document.documentElement.dataset.docsSecondary]).toEqual([
      null,
      undefined,
    ]);
  });
});

describe('a component rendered on the server', () => {
  it('sees the initial theme', () => {
    choosePreferences({ mode: 'dark', density: 'dense' });

    const html = renderToString(
      <ThemeProvider>
        <Probe action={{ type: 'RESET_COLORS' }} />
      </ThemeProvider>,
    );

    expect(html).toContain('&quot;dense&quot;:false');
  });
});

describe('a dispatch without its provider', () => {
  it('is an error that says what is missing', () => {
    expect(() => renderToString(<Probe action={{ type: 'RESET_COLORS' }} />)).toThrow('There is no ThemeProvider');
  });
});
