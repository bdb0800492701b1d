import { describe, expect, it } from 'vitest';
import { renderSitemap } from '../../../../core/publish/seo/render-sitemap.ts';
import { isWellFormedXml } from '../../../is-well-formed-xml.ts';
import { makeSite } from '../../../make-page.ts';

type SitemapEntry = Parameters<typeof renderSitemap>[0][number];

function makeEntry(canonicalPath: string, changes: Partial<SitemapEntry['page']> = {}): SitemapEntry {
  const page = {
    path: canonicalPath,
    canonicalPath,
    language: 'en',
    languages: ['en'],
    template: 'Documentation' as const,
    ...changes,
  };
  return { page, frontMatter: {} };
}

const inPortuguese = { path: '/pt/guides/', language: 'pt' };

describe('the sitemap', () => {
  it('names each page once, sorted, below the base and under its public path', () => {
    const entries = ['/guides/', '/', '/guides/', '/api/button/'].map((path) => makeEntry(path));

    expect(renderSitemap(entries, makeSite({ base: '/docs/' }))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://docs.example.com/docs/</loc></url>
<url><loc>https://docs.example.com/docs/api-docs/button/</loc></url>
<url><loc>https://docs.example.com/docs/guides/</loc></url>
</urlset>
`);
  });

  it('names the translations of a page with each of them', () => {
    const sitemap = renderSitemap(
      [makeEntry('/guides/', inPortuguese), makeEntry('/guides/')],
      makeSite({ languages: ['en', 'pt'] }),
    );
    const alternates = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://docs.example.com/guides/"/>',
      '<xhtml:link rel="alternate" hreflang="pt" href="https://docs.example.com/pt/guides/"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/guides/"/>',
    ].join('\n');

    expect(sitemap).toContain(`<url><loc>https://docs.example.com/guides/</loc>\n${alternates}\n</url>`);
    expect(sitemap).toContain(`<url><loc>https://docs.example.com/pt/guides/</loc>\n${alternates}\n</url>`);
  });

  it('says when a page was last changed', () => {
    const sitemap = renderSitemap([{ ...makeEntry('/guides/'), changed: '2024-01-31T10:00:00Z' }], makeSite());

    expect(sitemap).toContain(
      '<url><loc>https://docs.example.com/guides/</loc><lastmod>2024-01-31T10:00:00Z</lastmod></url>',
    );
  });

  it('leaves out pages that are not public, as translations too', () => {
    const entries = [
      makeEntry('/404.html', { template: 'NotFound' }),
      { ...makeEntry('/draft/'), frontMatter: { draft: true } },
      { ...makeEntry('/unlisted/'), frontMatter: { unlisted: true } },
      { ...makeEntry('/guides/', inPortuguese), frontMatter: { draft: true } },
      makeEntry('/guides/', { languages: ['en', 'pt'] }),
    ];

    const sitemap = renderSitemap(entries, makeSite({ languages: ['en', 'pt'] }));

    expect(sitemap?.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://docs.example.com/guides/</loc>']);
    expect(sitemap).not.toContain('xhtml:link');
  });

  it('is well formed whatever a path is', () => {
    const entries = [makeEntry('/a&b<c>]]>"\u0000\uD83D/'), makeEntry('/größe/')];

    const sitemap = renderSitemap(entries, makeSite());

    expect(sitemap && isWellFormedXml(sitemap)).toBe(true);
    expect(sitemap).toContain('/a&amp;b%3Cc%3E%5D%5D%3E%22%00%EF%BF%BD/');
  });

  it('is undefined without an address of the site', () => {
    expect(renderSitemap([makeEntry('/')], makeSite({ url: '' }))).toBeUndefined();
  });
});
