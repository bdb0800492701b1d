import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../../core/search/search-record.ts';
import { drawNear, drawPage } from '../../../runtime/search/draw-option.ts';
import { createSearchLabels } from '../../../runtime/search/search-labels.ts';

const tools = {
  labels: createSearchLabels((key) => key),
  answer: { words: ['button'], marks: ['button'] },
  toHref: (path: string) => path,
  products: new Map([
    ['acme', 'Acme'],
    ['zeta', 'Zeta'],
  ]),
};
const record: SearchRecord = {
  pathname: '/a/',
  title: 'A',
  kind: 'page',
  product: 'acme',
  headings: [],
  description: '',
};
const page = {
  record,
  kind: 'page',
  path: '/a/',
  title: 'A',
  product: 'Acme',
  isCurrent: false,
  best: -1,
  places: [],
} as const;

/** Draws a page with this description, and returns the text that is shown of it. */
function drawAbout(description: string): string | null | undefined {
  const option = drawPage({ ...page, record: { ...record, description } }, tools);
  return option.querySelector('.search-about')?.textContent;
}

describe('a page that was found', () => {
  it.each([
    ['its product', tools.products, 'Acme'],
    ['its kind, if the site has one product', new Map([['acme', 'Acme']]), 'search.kind.page'],
  ])('is shown with %s', (_what, products, shown) => {
    const options = [drawPage(page, { ...tools, products }), drawNear(record, { ...tools, products })];

    expect(options.map((option) => option.querySelector('.search-product')?.textContent)).toEqual([shown, shown]);
  });
});

describe('the description of a page that was found', () => {
  it('is shown in full if it is short', () => {
    expect(drawAbout('Buttons in one shape.')).toBe('Buttons in one shape.');
  });

  it('ends after a whole word, with an ellipsis, if it is long', () => {
    const shown = drawAbout('Buttons start something. '.repeat(8));

    expect(shown).toBe(`${'Buttons start something. '.repeat(3)}Buttons start…`);
  });

  it('ends without the mark before its ellipsis, and with a whole character', () => {
    expect(drawAbout(`${'Buttons start something, '.repeat(3)}and more, thereafter, of it`)).toMatch(/and more…$/);
    expect(drawAbout(`a${'😀'.repeat(60)}`)).toBe(`a${'😀'.repeat(47)}…`);
  });

  it('is shortened too if its language has no spaces', () => {
    expect(drawAbout('按'.repeat(200))).toBe(`${'按'.repeat(96)}…`);
  });
});
