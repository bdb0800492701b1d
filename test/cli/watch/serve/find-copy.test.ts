import { describe, expect, it } from 'vitest';
import { findCopy, wantsMarkdown } from '../../../../cli/watch/serve/find-copy.ts';
import type { ServedFile } from '../../../../cli/watch/serve/served-site.ts';

describe('a client', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.8, text/markdown;q=0.9', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    [undefined, false],
  ])('that sends %j gets the copy: %j', (accept, isCopy) => {
    expect(wantsMarkdown(accept)).toBe(isCopy);
  });
});

describe('the copy of an answer', () => {
  const file = (name: string): ServedFile => ({ file: name, type: 'text/markdown', size: 1 });
  const site = {
    files: new Map([
      ['/lib/a.md', file('a')],
      ['/index.md', file('home')],
    ]),
    redirects: [],
    headers: [],
    problems: [],
  };
  const page = (path: string, status = 200) => ({ kind: 'file', status, path, file: file(path) }) as const;

  it('is the file beside the page', () => {
    expect(findCopy(site, page('/lib/a/'))?.file).toBe('a');
    expect(findCopy(site, page('/'))?.file).toBe('home');
  });

  it('exists only for pages', () => {
    expect(findCopy(site, page('/lib/b/'))).toBeUndefined();
    expect(findCopy(site, page('/lib/a.md'))).toBeUndefined();
    expect(findCopy(site, { ...page('/lib/a/'), kind: 'missing', status: 404 })).toBeUndefined();
  });
});
