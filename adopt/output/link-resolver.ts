// An address in the old site → the address in the new one: files become paths, paths get a trailing slash, ids of
// headings become those of Vitrine. What has no address yet, such as a picture next to a page, is named as a file.

import type { SourceFolder, SourcePage, SourceSite } from '../source-site.ts';
import { mapHeadingIds } from './heading-ids.ts';
import type { ImportResolver } from './import-resolver.ts';
import { findPlainLanguage, toOldKey, type PlacedPage } from '../place/place-pages.ts';
import { toPublicPath } from '../place/public-path.ts';
import { dirname, joinPath } from './source-path.ts';

/** A resolved address: found or dead in the new site, or a file of the source folder that has to be copied there. */
type ResolvedLink =
  | { readonly kind: 'found'; readonly href: string }
  | { readonly kind: 'dead'; readonly href: string }
  | { readonly kind: 'file'; readonly file: string };

interface ResolverOptions {
  readonly pages: readonly PlacedPage[];
  readonly folder: SourceFolder;
  readonly imports: ImportResolver;
}

/** Finds the targets of links, and their addresses in the new site. */
export class LinkResolver {
  readonly #site: SourceSite;
  readonly #imports: ImportResolver;
  readonly #files: ReadonlySet<string>;
  readonly #pageByFile: ReadonlyMap<string, PlacedPage>;
  readonly #pageByOldKey: ReadonlyMap<string, PlacedPage>;
  /** The top folders of all pages, any of which an absolute path may be relative to. */
  readonly #pageFolders: readonly string[];
  readonly #hasPosts: boolean;
  /** The base of the old site without its last slash. */
  readonly #base: string;
  /** Changed ids of headings, by the file of their page. */
  readonly #headingIds = new Map<string, ReadonlyMap<string, string>>();

  constructor(site: SourceSite, { pages, folder, imports }: ResolverOptions) {
    this.#site = site;
    this.#imports = imports;
    this.#files = new Set(folder.files);
    this.#pageByFile = new Map(pages.map((placed) => [placed.page.file, placed]));
    this.#pageByOldKey = indexByOldKey(pages, findPlainLanguage(site.settings.languages));
    this.#pageFolders = [...new Set(pages.map(({ page }) => page.file.split('/')[0] ?? ''))];
    this.#hasPosts = pages.some(({ page }) => page.isPost);
    this.#base = (site.settings.base ?? '/').replace(/\/$/, '');
  }

  /** Finds the page of a file or an old path. */
  findPage(fileOrPath: string): PlacedPage | undefined {
    return this.#pageByFile.get(fileOrPath) ?? this.#findByOldPath(fileOrPath);
  }

  /** Resolves an address that a page links to. */
  resolve(written: string, from: SourcePage): ResolvedLink {
    const href = this.#toLocal(written);
    // A protocol-relative address: links in Vitrine need the protocol.
    if (href.startsWith('//')) return { kind: 'found', href: `https:${href}` };
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return { kind: 'found', href };
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    if (path === '') return { kind: 'found', href: query + this.#mapHash(hash, from) };

    const target = this.#findTarget(decode(path), from);
    if (target) return { kind: 'found', href: target.path + query + this.#mapHash(hash, target.page) };
    const asset = this.#findAsset(decode(path), from);
    if (asset) return asset.kind === 'file' ? asset : { kind: 'found', href: asset.href + query + hash };

    const absolute = path.startsWith('/') ? this.#stripBase(path) : resolvePath(path, from.path);
    // Vitrine generates the lists of posts.
    if (/^\/blog(?:\/|$)/.test(absolute) && this.#hasPosts) return { kind: 'found', href: toTagPath(absolute) };
    const dead = absolute.replace(/\.mdx?$/, '');
    const slash = /\.\w+$|\/$/.test(dead) ? '' : '/';
    return { kind: 'dead', href: `${dead}${slash}${query}${hash}` };
  }

  /** Turns a full address of the old site into a path. */
  #toLocal(written: string): string {
    const { url } = this.#site.settings;
    const start = `${url}${this.#base}/`;
    const href = url && written.startsWith(start) ? written.slice(start.length - 1) : written;
    return href.replace(/^pathname:\/\//, '');
  }

  #mapHash(hash: string, page: SourcePage): string {
    if (hash === '') return '';
    const ids = this.#headingIds.get(page.file) ?? mapHeadingIds(page.body, this.#site.engine);
    this.#headingIds.set(page.file, ids);
    const id = hash.slice(1);
    return `#${ids.get(decode(id)) ?? id}`;
  }

  #findTarget(path: string, from: SourcePage): PlacedPage | undefined {
    const endings = listPageEndings(path, from);
    for (const name of this.#listNames(path, from))
      for (const ending of endings) {
        const found = this.#pageByFile.get(name + ending);
        if (found) return found;
      }
    if (path.startsWith('/'))
      return (
        this.#findByOldPath(this.#stripLanguage(this.#stripBase(path))) ??
        this.#findByOldPath(this.#stripLanguage(path))
      );
    return (
      this.#findByOldPath(resolvePath(path.replace(/\.mdx?$/, ''), from.path)) ??
      this.#findByOldPath(resolvePath(path, `${from.path}/`))
    );
  }

  /** Lists the files that a path may mean, without endings. */
  #listNames(path: string, from: SourcePage): string[] {
    const { siteFolder } = this.#site;
    if (path.startsWith('/')) return [siteFolder, ...this.#pageFolders].map((start) => joinPath(start, path));
    if (path.startsWith('@site/')) return [joinPath(siteFolder, path.slice('@site/'.length))];
    // A translation may link to files next to its original.
    const original = this.#findByOldPath(from.path)?.page.file ?? from.file;
    return [joinPath(dirname(from.file), path), joinPath(dirname(original), path)];
  }

  #findByOldPath(path: string): PlacedPage | undefined {
    return this.#pageByOldKey.get(toOldKey(path));
  }

  /** Finds a public file by its address, or a file that pages name by its path. */
  #findAsset(path: string, from: SourcePage): Exclude<ResolvedLink, { kind: 'dead' }> | undefined {
    const { publicFolders } = this.#site;
    if (path.startsWith('/')) {
      const inside = this.#stripBase(path);
      const isPublic = publicFolders.some((folder) => this.#files.has(joinPath(folder, inside)));
      return isPublic ? { kind: 'found', href: `/${toPublicPath(inside.slice(1))}` } : undefined;
    }
    const file = this.#imports.findFile(path, from.file) ?? this.#imports.findFile(`./${path}`, from.file);
    if (file === undefined) return undefined;
    const publicFolder = publicFolders.find((folder) => file.startsWith(`${folder}/`));
    if (publicFolder !== undefined)
      return { kind: 'found', href: `/${toPublicPath(file.slice(publicFolder.length + 1))}` };
    return /\.mdx?$/.test(file) ? undefined : { kind: 'file', file };
  }

  #stripBase(path: string): string {
    const base = this.#base;
    return base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path;
  }

  #stripLanguage(path: string): string {
    const [, language = ''] = /^\/([^/]+)(?=\/|$)/.exec(path) ?? [];
    const { languages } = this.#site.settings;
    return languages.includes(language) ? path.slice(language.length + 1) || '/' : path;
  }
}

/** Indexes pages by all their paths; among translations with the same path, the original wins. */
function indexByOldKey(pages: readonly PlacedPage[], plainLanguage: string): ReadonlyMap<string, PlacedPage> {
  const index = new Map<string, PlacedPage>();
  for (const placed of pages)
    for (const path of [placed.path, ...(placed.page.aliases ?? []), placed.page.path]) {
      const key = toOldKey(path);
      if (placed.language === plainLanguage || !index.has(key)) index.set(key, placed);
    }
  return index;
}

/** Lists what may follow a path in the name of a page's file. */
function listPageEndings(path: string, from: SourcePage): readonly string[] {
  if (/\.mdx?$/.test(path)) return [''];
  if (path.startsWith('/') || from.isPost) return [];
  return ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];
}

/** Resolves a relative address like a browser. */
function resolvePath(path: string, from: string): string {
  return new URL(path, `https://x${encodeURI(from)}`).pathname;
}

/** Returns the path of the list of posts with a tag, or of the blog for other lists. */
function toTagPath(path: string): string {
  const tag = /^\/blog\/tags\/([^/]+)\/?$/.exec(path)?.[1];
  return tag === undefined ? '/blog/' : `/blog/tags/${tag}/`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
