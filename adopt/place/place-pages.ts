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
export function placePages(site: SourceSite): Placed {
  return new PagePlacer(site).place();
}

/** Gives pages their paths, and collects which are taken and what has moved. */
class PagePlacer {
  readonly #site: SourceSite;
  /** The language without path prefix. */
  readonly #plain: string;
  /** Pages by language and path. */
  readonly #taken = new Map<string, SourcePage>();
  /** New paths by the old ones. */
  readonly #byOld = new Map<string, string>();
  /** Old paths by the new ones, in lower case: names that differ only in case are the same file on some machines. */
  readonly #oldByPath = new Map<string, string>();
  readonly #moved: { from: string; to: string }[] = [];
  readonly #notes: AdoptNote[] = [];

  constructor(site: SourceSite) {
    this.#site = site;
    this.#plain = findPlainLanguage(site.settings.languages);
  }

  place(): Placed {
    const posts = placePosts(this.#site.pages, this.#plain);
    this.#notes.push(...posts.notes);
    // Originals get their paths before translations.
    const sorted = posts.pages.toSorted(
      (a, b) => Number(b.language === this.#plain) - Number(a.language === this.#plain),
    );
    const pages = this.#withOriginals(sorted.flatMap((page) => this.#placePage(page)));
    for (const each of pages) this.#addMoves(each);
    return { pages, moved: this.#moved, notes: this.#notes };
  }

  #placePage(page: SourcePage): PlacedPage[] {
    const old = toOldKey(page.path);
    const path =
      this.#byOld.get(old) ?? this.#findFree(page.isPost ? `/blog/${page.post?.slug ?? ''}` : page.path, old);
    const key = `${page.language} ${path.toLowerCase()}`;
    const other = this.#taken.get(key);
    if (other !== undefined) {
      this.#notes.push({
        file: page.file,
        kind: 'left',
        what: `A page whose address is taken by another page: ${page.path}`,
        todo: `The other one is ${other.file}. Give one of them a different "slug", or merge them.`,
      });
      return [];
    }
    this.#taken.set(key, page);
    this.#byOld.set(old, path);
    this.#oldByPath.set(path.toLowerCase(), old);
    return [{ page, path, language: page.language }];
  }

  #findFree(preferred: string, old: string): string {
    const clean = cleanPath(preferred, this.#site.settings.languages);
    for (let count = 1; ; count += 1) {
      const path = count === 1 ? clean : `${clean.replace(/\/$/, '')}-${count}/`;
      if ((this.#oldByPath.get(path.toLowerCase()) ?? old) === old) return path;
    }
  }

  /** Moves a translation without an original to the default language, as every page needs an original. */
  #withOriginals(all: readonly PlacedPage[]): PlacedPage[] {
    const originals = new Set(all.filter(({ language }) => language === this.#plain).map(({ path }) => path));
    return all.map((each) => {
      if (originals.has(each.path)) return each;
      originals.add(each.path);
      this.#notes.push({
        file: each.page.file,
        kind: 'changed',
        what: `A page that has no ${this.#plain === 'en' ? 'English ' : ''}original`,
        todo: `It is in "${each.language}", and is published without a language prefix until there is a page in "${this.#plain}".`,
      });
      return { ...each, language: this.#plain };
    });
  }

  #addMoves({ page, path, language }: PlacedPage): void {
    const old = toOldKey(page.path);
    const html = this.#site.hasHtmlAddresses === true && old !== '' ? [...(page.aliases ?? []).map(toOldKey), old] : [];
    for (const from of [page.path, ...(page.aliases ?? []), ...html.map((each) => `${each}.html`)])
      if (toOldKey(from) !== toOldKey(path) || from.endsWith('.html')) this.#addMove(from, path, language);
  }

  #addMove(from: string, to: string, language: string): void {
    const prefix = language === this.#plain ? '' : `/${language}`;
    const source = `${prefix}${encodeURI(from)}`;
    const written = source.endsWith('.html') ? source : `${source.replace(/\/$/, '')}/`;
    if (this.#moved.some((each) => each.from === written)) return;
    if (findPathFault(from) === undefined) this.#moved.push({ from: written, to: prefix + to });
    else
      this.#notes.push({
        file: '',
        kind: 'left',
        what: 'An old address that cannot be redirected',
        todo: `${from} is now ${to}, but contains characters that a redirect cannot have.`,
      });
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
