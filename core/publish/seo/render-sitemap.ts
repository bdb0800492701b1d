// The pages of a site → sitemap.xml.
//
// Lists each public page once, sorted by address, with its translations. Drafts, unlisted pages and the
// 404 page are left out, as translations too.

import { toAbsoluteUrl } from '../../model/paths/to-absolute-url.ts';
import { compareText } from '../../text/compare-text.ts';
import { escapeXml } from '../../text/escape-xml.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

/** A page with the front matter that decides whether it is listed. */
interface SitemapEntry {
  readonly page: Pick<Page, 'path' | 'canonicalPath' | 'language' | 'languages' | 'template'>;
  readonly frontMatter: Pick<FrontMatter, 'draft' | 'unlisted'>;
  /** Date of its last change, if known. */
  readonly changed?: string;
}

type Facts = Pick<Site, 'url' | 'base' | 'languages' | 'defaultLanguage'>;

/** Renders the sitemap; undefined if the site's address is not set. */
export function renderSitemap(entries: readonly SitemapEntry[], site: Facts): string | undefined {
  if (site.url === '') return undefined;

  const groups = groupTranslations(entries.filter(isPublic), site);
  const urls = [...groups.values()].flatMap((translations) =>
    [...translations.values()].map((place) => ({ place, translations })),
  );
  const unique = new Map(urls.map((entry) => [entry.place.url, entry]));
  const sorted = [...unique.values()].sort((a, b) => compareText(a.place.url, b.place.url));

  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...sorted.flatMap(({ place, translations }) => renderUrl(place, translations, site)),
    '</urlset>',
  ];
  return `${lines.join('\n')}\n`;
}

function isPublic({ page, frontMatter }: SitemapEntry): boolean {
  return page.template !== 'NotFound' && frontMatter.draft !== true && frontMatter.unlisted !== true;
}

/** The address of a page, and the date of its last change. */
interface Place {
  readonly url: string;
  readonly changed?: string;
}

/** Places of a page by language. */
type Translations = Map<string, Place>;

function groupTranslations(entries: readonly SitemapEntry[], site: Facts): Map<string, Translations> {
  const groups = new Map<string, Translations>();
  for (const { page, changed } of entries) {
    const group: Translations = groups.get(page.canonicalPath) ?? new Map();
    const place = { url: toAbsoluteUrl(site, page.path), ...(changed !== undefined && { changed }) };
    groups.set(page.canonicalPath, group.set(page.language, place));
  }
  return groups;
}

function renderUrl(
  { url, changed }: Place,
  translations: Translations,
  { languages, defaultLanguage }: Facts,
): string[] {
  const place = `<loc>${escapeXml(url)}</loc>${changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`}`;
  if (translations.size < 2) return [`<url>${place}</url>`];

  const alternates = languages.flatMap((language) => toAlternate(language, translations.get(language)));
  const rest = toAlternate('x-default', translations.get(defaultLanguage));
  return [`<url>${place}`, ...alternates, ...rest, '</url>'];
}

function toAlternate(language: string, place: Place | undefined): string[] {
  if (place === undefined) return [];
  return [`<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(place.url)}"/>`];
}
