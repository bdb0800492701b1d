// The pages of the old site → their paths in the new one: the same if possible, otherwise with redirects.

import { findPathFault } from '../../core/nav/paths/find-path-fault.ts';
import type { AdoptNote, SourcePage, SourceSite } from '../source-site.ts';
import { placePosts } from './place-posts.ts';
import { cleanPath } from '../clean-path.ts';

/** A page with its place in the new site. */
export interface PlacedPage {
  readonly page: SourcePage;
  /** Without language: "/guide/start/". */
  readonly path: string;
  readonly language: string;
}

interface Placed {
  readonly pages: readonly PlacedPage[];
  /** Old addresses and their new ones. */
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly notes: readonly AdoptNote[];
}

/** Finds a path for each page. */
export function placePages({ pages, settings, hasHtmlAddresses }: SourceSite): Placed {
  const taken = new Map<string, SourcePage>();
  const byOld = new Map<string, string>();
  const notes: AdoptNote[] = [];
  const moved: { from: string; to: string }[] = [];
  const plain = findPlainLanguage(settings.languages);
  // Originals get their paths before translations.
  const posts = placePosts(pages, plain);
  notes.push(...posts.notes);
  const sorted = posts.pages.toSorted((a, b) => Number(b.language === plain) - Number(a.language === plain));

  const placed = sorted.flatMap((page): PlacedPage[] => {
    const old = toOldKey(page.path);
    const path = byOld.get(old) ?? findFree(page.isPost ? `/blog/${page.post?.slug ?? ''}` : page.path, old);
    const key = `${page.language} ${path.toLowerCase()}`;
    const other = taken.get(key);
    if (other !== undefined) {
      notes.push({
        file: page.file,
        kind: 'left',
        what: `A page whose address is taken by another page: ${page.path}`,
        todo: `The other one is ${other.file}. Give one of them a different "slug", or merge them.`,
      });
      return [];
    }
    taken.set(key, page);
    byOld.set(old, path);
    return [{ page, path, language: page.language }];
  });
  const complete = withOriginals(placed);
  for (const each of complete) listMoves(each);
  return { pages: complete, moved, notes };

  function listMoves({ page, path, language }: PlacedPage): void {
    const old = toOldKey(page.path);
    const html = hasHtmlAddresses === true && old !== '' ? [...(page.aliases ?? []).map(toOldKey), old] : [];
    for (const from of [page.path, ...(page.aliases ?? []), ...html.map((each) => `${each}.html`)])
      if (toOldKey(from) !== toOldKey(path) || from.endsWith('.html')) addMove(from, path, language);
  }

  /** Moves a translation without an original to the default language, as every page needs an original. */
  function withOriginals(all: readonly PlacedPage[]): PlacedPage[] {
    const known = new Set(all.filter(({ language }) => language === plain).map(({ path }) => path));
    return all.map((each) => {
      if (known.has(each.path)) return each;
      known.add(each.path);
      notes.push({
        file: each.page.file,
        kind: 'changed',
        what: `A page that has no ${plain === 'en' ? 'English ' : ''}original`,
        todo: `It is in "${each.language}", and is published without a language prefix until there is a page in "${plain}".`,
      });
      return { ...each, language: plain };
    });
  }

  function addMove(from: string, to: string, language: string): void {
    const prefix = language === plain ? '' : `/${language}`;
    const source = `${prefix}${encodeURI(from)}`;
    const written = source.endsWith('.html') ? source : `${source.replace(/\/$/, '')}/`;
    if (moved.some((each) => each.from === written)) return;
    if (findPathFault(from) === undefined) moved.push({ from: written, to: prefix + to });
    else
      notes.push({
        file: '',
        kind: 'left',
        what: 'An old address that cannot be redirected',
        todo: `${from} is now ${to}, but contains characters that a redirect cannot have.`,
      });
  }

  function findFree(preferred: string, old: string): string {
    const clean = cleanPath(preferred, settings.languages);
    for (let count = 1; ; count += 1) {
      const path = count === 1 ? clean : `${clean.replace(/\/$/, '')}-${count}/`;
      // Names that differ only in case are the same file on some machines.
      const isTaken = [...byOld].some(([key, known]) => key !== old && known.toLowerCase() === path.toLowerCase());
      if (!isTaken || count > 50) return path;
    }
  }
}

/** Returns the language without path prefix and file suffix: the old site's default, which is listed first. */
export function findPlainLanguage(languages: readonly string[]): string {
  return languages[0] ?? 'en';
}

/** Normalizes an old address. */
export function toOldKey(path: string): string {
  const plain = path.replace(/\/+/g, '/').replace(/(?:\/index)?(?:\.html?)?\/?$/, '');
  return plain.toLowerCase();
}
