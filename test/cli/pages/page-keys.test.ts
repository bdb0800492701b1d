import { describe, expect, it } from 'vitest';
import { toDocumentKey, toPageKey } from '../../../cli/pages/page-keys.ts';
import { makePage } from '../../make-page.ts';

const page = makePage();
const ingredients: Parameters<typeof toPageKey>[0] = {
  documentKey: 'd',
  reads: [{ file: 'a.tsx', hash: '1' }],
  page,
  frameKey: 'f',
  menuKey: 'm',
};

describe('the key of a document', () => {
  it('changes with its text, its place and the settings of the parser', () => {
    const keys = [
      toDocumentKey({ page, textHash: 't', parseKey: 'p' }),
      toDocumentKey({ page, textHash: 'u', parseKey: 'p' }),
      toDocumentKey({ page, textHash: 't', parseKey: 'q' }),
      toDocumentKey({ page: { ...page, path: '/elsewhere/' }, textHash: 't', parseKey: 'p' }),
      toDocumentKey({ page: { ...page, template: 'BlogPost' }, textHash: 't', parseKey: 'p' }),
    ];

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not change with facts that only the frame of the page shows', () => {
    const renamed = { ...page, navTitle: 'Another', next: { title: 'Next', path: '/next/' } };

    expect(toDocumentKey({ page: renamed, textHash: 't', parseKey: 'p' })).toBe(
      toDocumentKey({ page, textHash: 't', parseKey: 'p' }),
    );
  });
});

describe('the key of a page', () => {
  it.each<Partial<Parameters<typeof toPageKey>[0]>>([
    { documentKey: 'e' },
    { reads: [{ file: 'a.tsx', hash: '2' }] },
    { reads: [] },
    { frameKey: 'g' },
    { menuKey: 'n' },
    { page: { ...page, navTitle: 'Another' } },
    { posts: [{ path: '/blog/a/', title: 'A', description: '', date: '2024-01-01', authors: [], tags: [] }] },
  ])('changes with %j', (change) => {
    expect(toPageKey({ ...ingredients, ...change })).not.toBe(toPageKey(ingredients));
  });

  it('is the same for the same input', () => {
    expect(toPageKey({ ...ingredients })).toBe(toPageKey(ingredients));
  });
});
