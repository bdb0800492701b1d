import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../core/search/create-search.ts';
import { formatAnswer } from '../../../core/search/format-answer.ts';

const records = [
  {
    pathname: '/drawer/',
    title: 'Drawer',
    description: '',
    headings: [{ id: 'sides', text: 'Sides' }],
    product: 'lib',
    kind: 'page' as const,
  },
];

describe('an answer on the console', () => {
  it('has a line for each page, and one for each place in it', () => {
    const answer = createSearch(records)('drawer sides');

    expect(formatAnswer('drawer sides', { answer, near: [] })).toBe(
      'Drawer (lib)  /drawer/\n    section Sides  /drawer/#sides\n',
    );
  });

  it('offers the closest titles where there is none', () => {
    const answer = createSearch(records)('xyz');

    expect(formatAnswer('xyz', { answer, near: records })).toBe(
      'No results for "xyz".\nClosest titles:\n  Drawer  /drawer/\n',
    );
  });
});
