// A content file and the look-ups of its site → its page.

import { withLanguage } from '../../paths/language-path.ts';
import type { Language } from '../../language.ts';
import type { NavEntry } from '../../nav-tree.ts';
import type { Page, PageLink, TemplateName, TrailStep } from '../../page.ts';
import { findProductIds } from '../../paths/find-product-ids.ts';
import type { Site } from '../../site.ts';
import { isSitePath, toOutputFile, type UrlPath } from '../../url-path.ts';
import type { PageLookup, Located } from '../create-page-lookup.ts';
import { isGroup, toPagePath } from '../tree/nav-path.ts';
import type { ContentFile } from '../paths/parse-content-file.ts';
import { titleFromPath } from '../tree/title-from-entry.ts';

/** Plans one page: what it is called, where it stands, and where it is written. */
export function planPage(content: ContentFile, lookup: PageLookup): Page {
  const { site } = lookup;
  const { file, canonicalPath, language } = content;
  const located = lookup.trees.get(canonicalPath);
  const product = located?.product ?? findSection(site, canonicalPath);
  const path = withLanguage(site, canonicalPath, language);
  const fallbacks = lookup.fallbacks.get(canonicalPath) ?? [];
  const navTitle = located && (lookup.findTitle(located.entry, language) ?? undefined);
  const previous = toLink(located?.neighbours?.previous, { language, lookup });
  const next = toLink(located?.neighbours?.next, { language, lookup });

  return {
    path,
    canonicalPath,
    language,
    languages: lookup.languages.get(canonicalPath) ?? [language],
    ...(fallbacks.length > 0 && { fallbacks }),
    ...(product !== undefined && { product }),
    ids: findProductIds(site, canonicalPath),
    template: findTemplate(canonicalPath, lookup),
    file,
    outputFile: toOutputFile(path, site.languages),
    ...(navTitle !== undefined && { navTitle }),
    trail: planTrail(canonicalPath, { language, lookup, product, located }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

function findSection(site: Site, path: UrlPath): string | undefined {
  const first = path.split('/')[1];
  return site.products.find(({ id }) => id === first)?.id;
}

function findTemplate(path: UrlPath, { tabbed }: PageLookup): TemplateName {
  if (path === '/') return 'Home';
  if (path === '/404.html') return 'NotFound';
  if (path === '/versions/') return 'Versions';
  if (path === '/blog/') return 'BlogIndex';
  if (path.startsWith('/blog/')) return 'BlogPost';
  return tabbed.has(path) ? 'Tabbed' : 'Documentation';
}

interface Standing {
  readonly language: Language;
  readonly lookup: PageLookup;
}

function planTrail(
  path: UrlPath,
  { language, lookup, product, located }: Standing & { product: string | undefined; located: Located | undefined },
): TrailStep[] {
  const facts = lookup.site.products.find(({ id }) => id === product);
  const own = facts && toPagePath(`/${facts.id}`);
  if (own === path) return [];

  const start = own !== undefined && lookup.languages.has(own) ? own : lookup.starts.get(product ?? '');
  const root = facts && toStep(lookup.findName(facts, language), { path: start, language, lookup });
  const groups = (located?.parents ?? []).flatMap((entry) => {
    const title = lookup.findTitle(entry, language);
    const page = isSitePath(entry.pathname) ? toPagePath(entry.pathname) : undefined;
    return title === null ? [] : toStep(title, { path: page, language, lookup });
  });
  return root ? [root, ...groups] : groups;
}

function toStep(title: string, { path, ...standing }: Standing & { path: UrlPath | undefined }): TrailStep {
  const exists = path !== undefined && standing.lookup.languages.has(path);
  return exists ? { title, path: toLocalPath(path, standing) } : { title };
}

function toLink(entry: NavEntry | undefined, standing: Standing): PageLink | undefined {
  if (!entry || isGroup(entry)) return undefined;
  const path = toPagePath(entry.pathname);
  const title = standing.lookup.findTitle(entry, standing.language);

  return { title: title ?? titleFromPath(entry.pathname), path: toLocalPath(path, standing) };
}

// A page that is not translated is linked to in the default language.
function toLocalPath(path: UrlPath, { language, lookup }: Standing): UrlPath {
  const exists = [lookup.languages, lookup.fallbacks].some((known) => known.get(path)?.includes(language));
  return exists ? withLanguage(lookup.site, path, language) : path;
}
