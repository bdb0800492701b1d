// An address in the old site → the address in the new one: files become paths, paths get a trailing slash,
// pictures are copied.

import type { SourceFolder, SourcePage, SourceSite } from '../source-site.ts';
import { mapHeadingIds } from './heading-ids.ts';
import { toOldKey, type PlacedPage } from '../place/place-pages.ts';
import { toPublicPath } from '../place/public-path.ts';
import { dirname, joinPath } from './source-path.ts';

/** A resolved address. */
interface ResolvedLink {
  readonly href: string;
  /** The target page. */
  readonly page?: PlacedPage;
  /** The target file in the source folder. */
  readonly asset?: string;
  /** Whether the old site has nothing at the address. */
  readonly isDead?: boolean;
}

/** Finds targets of links, and their addresses in the new site. */
export interface LinkResolver {
  resolve(href: string, from: SourcePage): ResolvedLink;
  /** Finds the page of a file or an old path. */
  findPage(fileOrPath: string): PlacedPage | undefined;
  /** Finds the file of a specifier: "./a", "@site/a", "@/a". */
  findFile(specifier: string, from: string): string | undefined;
  /** Returns whether a specifier means a file of the site, even a missing one, and not a package. */
  isOwnName(specifier: string): boolean;
}

/** Creates the resolver of a site. */
export function createLinkResolver(
  site: SourceSite,
  { pages, folder }: { readonly pages: readonly PlacedPage[]; readonly folder: SourceFolder },
): LinkResolver {
  const files = new Set(folder.files);
  const byFile = new Map(pages.map((placed) => [placed.page.file, placed]));
  const [first = 'en'] = site.settings.languages;
  const byOld = new Map<string, PlacedPage>();
  for (const placed of pages)
    for (const path of [placed.path, ...(placed.page.aliases ?? []), placed.page.path])
      if (placed.language === first || !byOld.has(toOldKey(path))) byOld.set(toOldKey(path), placed);
  const ids = new Map<string, ReadonlyMap<string, string>>();
  const base = (site.settings.base ?? '/').replace(/\/$/, '');
  const siteUrl = `${site.settings.url ?? ''}${base}/`;

  return { resolve, findPage: (name) => byFile.get(name) ?? byOld.get(toOldKey(name)), findFile, isOwnName };

  function resolve(written: string, from: SourcePage): ResolvedLink {
    const href = (
      site.settings.url && written.startsWith(siteUrl) ? written.slice(siteUrl.length - 1) : written
    ).replace(/^pathname:\/\//, '');
    // A protocol-relative address: links in Vitrine need the protocol.
    if (href.startsWith('//')) return { href: `https:${href}` };
    if (/^[a-z][a-z\d+.-]*:/i.test(href)) return { href };
    const [, path = '', rest = '', hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    const fragment = (page: SourcePage) => (hash === undefined ? '' : `#${mapId(hash.slice(1), page)}`);
    if (path === '') return { href: `${rest}${fragment(from)}` };

    const page = findTarget(decode(path), from);
    if (page) return { href: `${page.path}${rest}${fragment(page.page)}`, page };
    const asset = findAsset(decode(path), from);
    if (asset?.isPublic === true) return { href: asset.href + rest + (hash ?? '') };
    if (asset) return { href, asset: asset.file };
    const absolute = path.startsWith('/') ? stripBase(path) : resolvePath(path, from.path);
    if (/^\/blog(?:\/|$)/.test(absolute) && pages.some((placed) => placed.page.isPost))
      return { href: toTagPath(absolute) };
    const dead = absolute.replace(/\.mdx?$/, '');
    const slash = /\.\w+$|\/$/.test(dead) ? '' : '/';
    return { href: `${dead}${slash}${rest}${hash ?? ''}`, isDead: true };
  }

  function mapId(id: string, page: SourcePage): string {
    const known = ids.get(page.file) ?? mapHeadingIds(page.body, site.engine);
    ids.set(page.file, known);
    return known.get(decode(id)) ?? id;
  }

  function findTarget(path: string, from: SourcePage): PlacedPage | undefined {
    const original = byOld.get(toOldKey(from.path))?.page.file ?? from.file;
    const names = path.startsWith('/')
      ? [site.siteFolder, ...new Set([...byFile.keys()].map((file) => file.split('/')[0] ?? ''))].map((start) =>
          joinPath(start, path),
        )
      : path.startsWith('@site/')
        ? [joinPath(site.siteFolder, path.slice('@site/'.length))]
        : [joinPath(dirname(from.file), path), joinPath(dirname(original), path)];
    const endings = /\.mdx?$/.test(path)
      ? ['']
      : path.startsWith('/') || from.isPost
        ? []
        : ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'];
    for (const name of names)
      for (const ending of endings) {
        const found = byFile.get(`${name}${ending}`.replace(/\/\//g, '/'));
        if (found) return found;
      }
    if (path.startsWith('/'))
      return byOld.get(toOldKey(stripLanguage(stripBase(path)))) ?? byOld.get(toOldKey(stripLanguage(path)));
    return (
      byOld.get(toOldKey(resolvePath(path.replace(/\.mdx?$/, ''), from.path))) ??
      byOld.get(toOldKey(resolvePath(path, `${from.path}/`)))
    );
  }

  function findAsset(path: string, from: SourcePage) {
    if (path.startsWith('/')) {
      const inside = stripBase(path);
      const file = site.publicFolders.map((folderName) => joinPath(folderName, inside)).find((name) => files.has(name));
      return file === undefined
        ? undefined
        : { href: `/${toPublicPath(inside.slice(1))}`, isPublic: true as const, file };
    }
    const file = findFile(path, from.file) ?? findFile(`./${path}`, from.file);
    const publicFolder = site.publicFolders.find((name) => file?.startsWith(`${name}/`));
    if (file !== undefined && publicFolder !== undefined)
      return { href: `/${toPublicPath(file.slice(publicFolder.length + 1))}`, isPublic: true as const, file };
    return file === undefined || /\.mdx?$/.test(file) ? undefined : { isPublic: false as const, file };
  }

  function findFile(specifier: string, from: string): string | undefined {
    const bare = specifier.replace(/^!!raw-loader!/, '').replace(/\?.*$/, '');
    const alias = Object.entries({ '@site': site.siteFolder, ...site.settings.alias }).find(([name]) =>
      bare.startsWith(`${name}/`),
    );
    const names = alias
      ? [joinPath(alias[1], bare.slice(alias[0].length)), ...listByPaths(bare)]
      : bare.startsWith('/')
        ? [joinPath(site.siteFolder, bare)]
        : [...listByPaths(bare), joinPath(dirname(from), bare)];
    const endings = [
      '',
      '.tsx',
      '.ts',
      '.jsx',
      '.js',
      '.mdx',
      '.md',
      '.json',
      '/index.tsx',
      '/index.ts',
      '/index.jsx',
      '/index.js',
      '/index.vue',
    ];
    return names.flatMap((name) => endings.map((ending) => name + ending)).find((each) => files.has(each));
  }

  /** Lists the files that a name may mean by "paths" and "baseUrl". */
  function listByPaths(name: string): string[] {
    const { paths = [], base } = site.importPaths ?? {};
    if (name.startsWith('.')) return [];
    const listed = paths.flatMap(({ pattern, targets }) => {
      const middle = matchPath(pattern, name);
      return middle === undefined ? [] : targets.map((target) => joinPath('', target.replace('*', middle)));
    });
    return base === undefined ? listed : [...listed, joinPath(base, name)];
  }

  function isOwnName(specifier: string): boolean {
    const aliases = Object.keys({ '@site': '', ...site.settings.alias });
    const paths = site.importPaths?.paths ?? [];
    return (
      /^[./~]/.test(specifier) ||
      aliases.some((name) => specifier.startsWith(`${name}/`)) ||
      paths.some(({ pattern }) => pattern !== '*' && matchPath(pattern, specifier) !== undefined)
    );
  }

  function stripBase(path: string): string {
    return base !== '' && (path === base || path.startsWith(`${base}/`)) ? path.slice(base.length) || '/' : path;
  }

  function stripLanguage(path: string): string {
    const [, language = ''] = /^\/([^/]+)(?=\/|$)/.exec(path) ?? [];
    return site.settings.languages.includes(language) ? path.slice(language.length + 1) || '/' : path;
  }
}

/** Returns what the star of a pattern matches in a name; '' if both are equal, undefined without a match. */
function matchPath(pattern: string, name: string): string | undefined {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return name === pattern ? '' : undefined;
  const isLong = name.length >= start.length + end.length;
  return isLong && name.startsWith(start) && name.endsWith(end)
    ? name.slice(start.length, name.length - end.length)
    : undefined;
}

/** Returns the path of the list of posts with a tag, or of the blog for other lists. */
function toTagPath(path: string): string {
  const tag = /^\/blog\/tags\/([^/]+)\/?$/.exec(path)?.[1];
  return tag === undefined ? '/blog/' : `/blog/tags/${tag}/`;
}

/** Resolves a relative address like a browser. */
function resolvePath(path: string, from: string): string {
  return new URL(path, `https://x${encodeURI(from)}`).pathname;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
