import { describe, expect, it } from 'vitest';
import { parseHtmlPage } from '../../../../core/check/parse-html-page.ts';

const read = (head: string) =>
  parseHtmlPage(`<!doctype html><html lang="en"><head>${head}</head></html>`, 'a').relations;

describe('the head of a finished page', () => {
  it('names its translations, its canonical address and its redirect', () => {
    expect(
      read(
        '<link rel="alternate" hreflang="pt" href="/pt/"><link rel="alternate" type="application/rss+xml" href="/rss">' +
          '<link rel="canonical" href="/a/"><meta http-equiv="Refresh" content="0; URL=/b/">',
      ),
    ).toMatchObject({
      translations: [{ language: 'pt', href: '/pt/' }],
      canonical: { href: '/a/', line: 1 },
      refresh: { href: '/b/', line: 1 },
      isHidden: false,
    });
  });

  it('hides a page from search engines', () => {
    expect(read('<meta name="robots" content="noindex, follow">').isHidden).toBe(true);
  });

  it('hides a page that its author has not listed', () => {
    const relations = (body: string) => parseHtmlPage(`<!doctype html><html lang="en">${body}</html>`, 'a').relations;

    expect(relations('<body data-docs-unlisted="">').isHidden).toBe(true);
    expect(relations('<body>').isHidden).toBe(false);
  });

  it('has no redirect if the page only reloads itself', () => {
    expect(read('<meta http-equiv="refresh" content="30">').refresh).toBeUndefined();
  });
});
