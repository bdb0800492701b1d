import { describe, expect, it } from 'vitest';
import { keepLast } from '../../content/demo-theme.tsx';

describe('a theme', () => {
  it('is made once for the demos of a page, and anew for other choices', () => {
    const words = { MuiAlert: {} };
    const themeOf = keepLast((choices: { mode: string; words?: object }) => ({ made: choices.mode }));
    const first = themeOf({ mode: 'light', words });

    expect(themeOf({ mode: 'light', words })).toBe(first);
    expect(themeOf({ mode: 'light', words: { ...words } })).not.toBe(first);
    expect(themeOf({ mode: 'dark', words }).made).toBe('dark');
    expect(themeOf({ mode: 'light' }).made).toBe('light');
  });
});
