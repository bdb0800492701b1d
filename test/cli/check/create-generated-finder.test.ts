import { describe, expect, it } from 'vitest';
import { createGeneratedFinder } from '../../../cli/check/create-generated-finder.ts';
import { makeProduct, makeSite } from '../../make-page.ts';

describe('a page of a finished site', () => {
  const site = makeSite({ languages: ['en', 'pt'], products: [makeProduct({ id: 'lib' })] });
  const isGenerated = createGeneratedFinder(site, [
    'content/lib/a.md',
    'content/api/index.md',
    'content/lib/api/button.pt.md',
    'content/blog/hello.md',
  ]);

  it.each([
    '/pt/api-docs/index.html',
    '/lib/api/index.html',
    '/lib/api/button/index.html',
    '/blog/tags/news/index.html',
  ])('%s is the engine’s own', (path) => {
    expect(isGenerated(path)).toBe(true);
  });

  it.each([
    '/lib/a/index.html',
    '/api-docs/index.html',
    '/pt/lib/api/button/index.html',
    '/blog/hello/index.html',
    '/lib/apiary/index.html',
  ])('%s is written by its authors', (path) => {
    expect(isGenerated(path)).toBe(false);
  });
});
