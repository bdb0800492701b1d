import { describe, expect, it } from 'vitest';
import { createSuggest } from '../../../../core/publish/links/create-suggest.ts';

const pages = ['/', '/joy-ui/react-button/', '/joy-ui/react-input/', '/material-ui/react-input/', '/guides/theming/'];
const suggest = createSuggest({ pages: () => pages, files: () => ['/static/logo.png', '/static/photo.jpg'] });

describe('the suggested page', () => {
  it.each([
    ['/joy-ui/react-buton/', '/joy-ui/react-button/'],
    ['/joy-ui/button/', undefined],
    ['/joi-ui/react-button/', '/joy-ui/react-button/'],
    ['/joy_ui/react-input/', '/joy-ui/react-input/'],
    ['/customization/theming/', '/guides/theming/'],
    ['/Guides/Theming/', '/guides/theming/'],
    ['/nothing/of/the/kind/', undefined],
    ['//', undefined],
  ])('for %j is %j', (path, meant) => {
    expect(suggest.page(path)).toBe(meant);
  });
});

describe('the suggested file', () => {
  it('is the nearest in its folder', () => {
    expect(suggest.file('/static/logo.pgn')).toBe('/static/logo.png');
  });
});

describe('the suggested id', () => {
  it('is the nearest on its page', () => {
    expect(suggest.anchor('sizs', new Set(['colors', 'sizes']))).toBe('sizes');
  });
});

describe('a large number of suggestions', () => {
  it('is limited to a fixed number of comparisons', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => `/flat/page-${number}/`);
    const { page } = createSuggest({ pages: () => many, files: () => [] });

    const guesses = Array.from({ length: 1000 }, (_, number) => page(`/flat/paeg-${number}/`));

    expect(guesses[0]).toBe('/flat/page-0/');
    expect(guesses.at(-1)).toBeUndefined();
  });
});
