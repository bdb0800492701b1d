import { describe, expect, it } from 'vitest';
import { createFindTarget } from '../../../../core/publish/links/create-find-target.ts';
import type { KnownTargets } from '../../../../core/publish/links/create-find-target.ts';

function makeKnown(changes: Partial<KnownTargets> = {}): KnownTargets {
  return {
    pages: new Map([
      ['/', []],
      ['/guides/', ['english']],
      ['/pt/guides/', ['portuguese']],
      ['/api/button/', ['props']],
      ['/404.html', []],
    ]),
    files: new Set(['/static/logo.png', '/legacy/index.html']),
    redirects: (path) => path === '/old/',
    ignore: ['/store/**'],
    languages: ['en', 'pt'],
    defaultLanguage: 'en',
    ...changes,
  };
}

describe('a path', () => {
  it.each([
    ['/guides/', '/guides/'],
    ['/guides', '/guides/'],
    ['/guides//', '/guides/'],
    ['/guides/index.html', '/guides/'],
    ['/api/button/', '/api/button/'],
    ['/api-docs/button/', '/api/button/'],
    ['/404.html', '/404.html'],
    ['/', '/'],
  ])('%j leads to the page %j', (path, page) => {
    expect(createFindTarget(makeKnown())(path, 'en')).toMatchObject({ kind: 'page', path: page });
  });

  it.each(['/static/logo.png', '/legacy/', '/old/', '/old', '/store/x/'])('%j leads to something else', (path) => {
    expect(createFindTarget(makeKnown())(path, 'en')).toEqual({ kind: 'other' });
  });

  it.each(['/apiary/', '/guide/', '/static/', '/static/logo.PNG', '/en/guides/', '/pt/api/button/'])(
    '%j leads nowhere',
    (path) => {
      expect(createFindTarget(makeKnown())(path, 'en')).toEqual({ kind: 'missing' });
    },
  );

  it('finds a page that is listed under its public path', () => {
    const known = makeKnown({ pages: new Map([['/pt/api-docs/button/', []]]) });

    expect(createFindTarget(known)('/api/button/', 'pt')).toMatchObject({ kind: 'page', path: '/pt/api-docs/button/' });
  });
});

describe('a reader of another language', () => {
  it.each([
    ['/guides/', '/pt/guides/'],
    ['/pt/guides/', '/pt/guides/'],
    ['/api/button/', '/api/button/'],
  ])('follows %j to %j', (path, page) => {
    expect(createFindTarget(makeKnown())(path, 'pt')).toMatchObject({ kind: 'page', path: page });
  });
});

describe('a path that many pages link to', () => {
  it('is looked up once', () => {
    const asked: string[] = [];
    const findTarget = createFindTarget(makeKnown({ redirects: (path) => asked.push(path) < 0 }));

    findTarget('/gone/', 'en');
    findTarget('/gone/', 'en');

    expect(asked).toEqual(['/gone/', '/gone']);
  });
});
