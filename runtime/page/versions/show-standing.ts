// How a page's version relates to the current one → its banner, and its tags for search engines. If the
// page's version has become the current one, the banner it was built with is removed.

import { findSamePage, toVersionHref } from '../../../core/publish/versions/find-same-page.ts';
import type { Standing } from '../../../core/publish/versions/find-standing.ts';
import { createLink } from './create-link.ts';
import type { VersionFacts } from './version-facts.ts';

interface StandingOptions {
  readonly standing: Standing | undefined;
  /** Paths of the current version's pages; undefined if they could not be read. */
  readonly paths: readonly string[] | undefined;
  readonly facts: VersionFacts;
}

/** Shows, updates or removes the banner of an old or coming version. */
export function showStanding(page: Document, { standing, paths, facts }: StandingOptions): void {
  const shown = page.querySelector('[data-docs-version-banner]');
  if (!standing) {
    if (shown) showCurrent(page, shown);
    return;
  }
  const path = paths ? findSamePage(facts.ways, paths) : facts.ways[0];
  const banner = createBanner(page, { standing, found: path, facts });
  if (shown) shown.replaceChildren(...banner.childNodes);
  else page.querySelector('main')?.prepend(banner);

  addMeta(page);
  const link = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && path !== undefined) link.href = new URL(toVersionHref(standing.current.base, path), link.href).href;
}

function createBanner(
  page: Document,
  { standing, found: path, facts: { words } }: { standing: Standing; found: string | undefined; facts: VersionFacts },
): HTMLElement {
  const { kind, here, current } = standing;
  const fill = (words: string) =>
    words.replace(/\{(version|current)\}/g, (_placeholder, name) => (name === 'version' ? here.text : current.text));
  const banner = page.createElement('aside');
  const text = page.createElement('p');
  banner.className = 'stale-banner callout callout-warning';
  banner.dataset.docsVersionBanner = '';
  banner.setAttribute('aria-label', words.label);
  text.append(
    `${fill(words[kind])} `,
    ...(path === undefined ? [`${fill(words.none)} `] : []),
    createLink(page, fill(path === undefined ? words.start : words.read), {
      href: path === undefined ? current.base : toVersionHref(current.base, path),
    }),
  );
  banner.append(text);
  return banner;
}

function addMeta(page: Document): void {
  if (page.querySelector('meta[name="robots"]')) return;
  const meta = page.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  page.head.append(meta);
}

function showCurrent(page: Document, banner: Element): void {
  banner.remove();
  page.querySelector('meta[name="robots"]')?.remove();
}
