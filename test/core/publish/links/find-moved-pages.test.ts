import { describe, expect, it } from 'vitest';
import { findMovedPages } from '../../../../core/publish/links/find-moved-pages.ts';

const nothing = { before: [], promised: [], pages: [], isAnswered: () => false };

describe('a page that is gone', () => {
  it('is reported with its new path if its text is the same', () => {
    const problems = findMovedPages({
      ...nothing,
      before: [{ path: '/old/', textHash: 'a' }],
      pages: [{ path: '/new/', textHash: 'a', file: 'content/new.md' }],
    });

    expect(problems).toEqual([
      {
        rule: 'page-moved',
        severity: 'warning',
        place: { file: 'content/new.md' },
        message: 'There was a page at "/old/", but its address no longer works',
        hint: 'It is at "/new/" now: write "redirectFrom: /old/" in the front matter of that page.',
      },
    ]);
  });

  it('is reported once, in every build if paths.txt lists it', () => {
    const place = { file: 'paths.txt', line: 2 };
    const problems = findMovedPages({
      ...nothing,
      before: [{ path: '/old/', textHash: 'a' }],
      promised: [{ path: '/old/', place }],
    });

    expect(problems).toMatchObject([
      { place, hint: 'Write "/old/ /new/ 301" into redirects.txt, or "/old/ / 410" if nothing takes its place.' },
    ]);
  });

  it('is not reported if its path still works', () => {
    const before = [{ path: '/old/', textHash: 'a' }];

    expect(findMovedPages({ ...nothing, before, isAnswered: (path) => path === '/old/' })).toEqual([]);
  });
});
