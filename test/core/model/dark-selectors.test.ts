import { describe, expect, it } from 'vitest';
import { isDarkSelector, listDarkSelectors } from '../../../core/model/dark-selectors.ts';

describe('a selector for the dark mode', () => {
  it.each(['.dark', '.bp5-dark', '.-dark', '[data-theme=dark]', '[data-theme="dark"]', '[class~=dark]', '[dark]'])(
    'is one class or attribute: %s',
    (text) => expect(isDarkSelector(text)).toBe(true),
  );

  it.each(['dark', 'html.dark', '.dark .kit', '.dark,.night', '#dark', ':root', '', '[data-theme="dark]', '[a^=dark]'])(
    'is not "%s"',
    (text) => expect(isDarkSelector(text)).toBe(false),
  );

  it('is listed once, for all products', () => {
    expect(listDarkSelectors({ one: '.dark', two: '[data-theme=dark], .dark', three: true, default: false })).toEqual([
      '.dark',
      '[data-theme=dark]',
    ]);
    expect([listDarkSelectors('.dark'), listDarkSelectors(true), listDarkSelectors(undefined)]).toEqual([
      ['.dark'],
      [],
      [],
    ]);
  });
});
