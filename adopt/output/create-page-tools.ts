// The tools of the converters of pages, and what they collect: pictures, code files, partials, broken links.

import { listFreeNames } from '../../core/demos/list-free-names.ts';
import type { NavEntry } from '../../core/model/nav-tree.ts';
import type { AdoptNote, PlannedFile, SourceFolder, SourcePage, SourceSite } from '../source-site.ts';
import { convertPage, type SharedTools } from './convert-page.ts';
import type { DemoKeeper } from './create-demo-keeper.ts';
import type { LinkResolver } from './create-link-resolver.ts';
import type { PlacedPage } from '../place/place-pages.ts';
import type { PlannedTree } from './plan-trees.ts';
import { basename, relativePath } from './source-path.ts';

interface ToolsOptions {
  readonly folder: SourceFolder;
  readonly links: LinkResolver;
  readonly demos: DemoKeeper;
  readonly trees: readonly PlannedTree[];
}

/** The tools of pages, and what is collected while pages are converted. */
interface PageKeeper {
  toolsOf(page: PlacedPage): SharedTools;
  convertPartials(): { readonly files: readonly PlannedFile[]; readonly notes: readonly AdoptNote[] };
  /** Returns the new target of a redirect. */
  toTarget(to: string): string;
  deadLinks(): readonly string[];
  /** Paths of pages with files next to them. */
  readonly folders: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, PlannedFile>;
  readonly notes: readonly AdoptNote[];
}

/** Creates the tools of pages. */
export function createPageTools(site: SourceSite, { folder, links, demos, trees }: ToolsOptions): PageKeeper {
  const folders = new Set<string>();
  const files = new Map<string, PlannedFile>();
  const notes: AdoptNote[] = [];
  const dead = new Set<string>();
  const partials = new Map<string, { page: PlacedPage; file: string }>();
  const assetNames = new Map<string, string>();
  return { toolsOf, convertPartials, toTarget, deadLinks: () => [...dead].sort(), folders, files, notes };

  function toolsOf(placed: PlacedPage, isPartial = false): SharedTools {
    const { page, path } = placed;
    const folderOfPage = `content${path.replace(/\/$/, '')}`;
    return {
      engine: site.engine,
      isEnglish: placed.language.startsWith('en'),
      toHref: (href, kind, at) => toHref(href, { placed, kind, at, isPartial }),
      toImage: (href) => (/^https?:/.test(href) ? href : findPublic(href, page)),
      toFile: (specifier) => links.findFile(specifier, page.file),
      readFile: (file) => folder.read(file),
      keepFile,
      keepPartial: (file) => keepPartial(file, placed),
      keepDemo: (demo) => {
        if (isPartial) return { fault: 'is in a partial' };
        const made = demos.keep(demo, { file: page.file, folder: folderOfPage });
        if ('name' in made && path !== '/') folders.add(path);
        return made;
      },
      keepStory: (file) => {
        const module = demos.keepModule(file);
        return 'file' in module ? { name: module.file } : module;
      },
      listChildren: () => listChildren(path),
      canImport: (from) => {
        const file = links.findFile(from, page.file);
        return file === undefined
          ? canImportPackage(from, page.file)
          : !/\.mdx?$/.test(file) && 'file' in demos.tryModule(file);
      },
      mayStayMdx: !isPartial,
      isMarkdown: (from) => /\.mdx?$/.test(links.findFile(from, page.file) ?? from),
      findFault: (from) => findFault(from, page.file),
      listFreeNames: (name, code) => {
        const program = folder.parseText(name, code);
        return program && listFreeNames(program);
      },
      keepCode: (text, isTrial) => {
        const module = demos.keepCode({ from: page.file, text, isTrial });
        if ('fault' in module) return undefined;
        if (!isTrial) folders.add(path);
        return relativePath(folderOfPage, module.file).replace(/\.tsx$/, '');
      },
      toImport: (from) => {
        const file = links.findFile(from, page.file);
        if (file === undefined) return keepPackage(from, page.file);
        const module = /\.mdx?$/.test(file) ? { fault: '' } : demos.keepModule(file);
        if ('fault' in module) return undefined;
        folders.add(path);
        return relativePath(folderOfPage, module.file).replace(/\.[jt]sx?$/, '');
      },
    };
  }

  /** Finds out why a page cannot import a file or a package. */
  function findFault(from: string, page: string): string | undefined {
    const file = links.findFile(from, page);
    if (file === undefined) return demos.findPackageFault(from, page);
    const module = demos.tryModule(file);
    return 'fault' in module ? module.fault : undefined;
  }

  function canImportPackage(from: string, page: string): boolean {
    return isPackage(from) && demos.findPackageFault(from, page) === undefined;
  }

  function keepPackage(from: string, page: string): string | undefined {
    if (!canImportPackage(from, page)) return undefined;
    demos.keepPackage(from);
    return from;
  }

  function toHref(
    href: string,
    {
      placed,
      kind,
      at,
      isPartial,
    }: { placed: PlacedPage; kind: 'link' | 'image'; at: { line: number; column: number }; isPartial: boolean },
  ): string {
    const { page } = placed;
    const link = links.resolve(href, page);
    if (link.asset !== undefined) return keepAsset(link.asset, { placed, kind, isPartial });
    if (link.isDead === true) {
      const path = link.href.replace(/[?#].*$/, '');
      notes.push({
        file: page.file,
        ...at,
        kind: 'check',
        what: kind === 'image' ? 'A missing picture' : 'A broken link',
        todo: `${href} does not exist in the old site. The path was added to "links.ignore" in docs.config.ts.`,
      });
      dead.add(path);
    }
    return link.href;
  }

  /** Copies a picture next to its page; those of posts and partials become public files. */
  function keepAsset(
    file: string,
    { placed, kind, isPartial }: { placed: PlacedPage; kind: 'link' | 'image'; isPartial: boolean },
  ): string {
    if (placed.page.isPost || isPartial || kind === 'link') {
      const name = clean(file);
      files.set(`public/files/${name}`, { file: `public/files/${name}`, copyOf: file });
      return `/files/${name}`;
    }
    const folderOfPage = `content${placed.path.replace(/\/$/, '')}`;
    const key = `${folderOfPage} ${file}`;
    const name = assetNames.get(key) ?? findName(folderOfPage, clean(basename(file)));
    assetNames.set(key, name);
    files.set(`${folderOfPage}/${name}`, { file: `${folderOfPage}/${name}`, copyOf: file });
    if (placed.path !== '/') folders.add(placed.path);
    return `./${name}`;
  }

  function findName(folderOfPage: string, name: string): string {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? name : `${stem}-${count}${ending}`;
      if (![...files.keys()].some((file) => file.toLowerCase() === `${folderOfPage}/${free}`.toLowerCase()))
        return free;
    }
  }

  function findPublic(href: string, page: SourcePage): string | undefined {
    const {
      href: found,
      asset,
      isDead,
    } = links.resolve(href.startsWith('.') || href.startsWith('/') ? href : `/${href}`, page);
    if (asset !== undefined) {
      files.set(`public/files/${clean(asset)}`, { file: `public/files/${clean(asset)}`, copyOf: asset });
      return `/files/${clean(asset)}`;
    }
    return isDead === true ? undefined : found;
  }

  function keepFile(file: string): string {
    const name = clean(file).startsWith('snippets/') ? clean(file) : `snippets/${clean(file)}`;
    files.set(name, { file: name, copyOf: file });
    return name;
  }

  function keepPartial(file: string, by: PlacedPage): string {
    const name = `partials/${clean(file)
      .replace(/\.mdx?$/, '')
      .replace(/(^|\/)_/g, '$1')}.md`;
    if (!partials.has(name)) partials.set(name, { page: by, file });
    return name;
  }

  function convertPartials() {
    const made = new Map<string, PlannedFile>();
    const found: AdoptNote[] = [];
    // A partial may include others.
    for (let size = -1; size !== made.size;) {
      size = made.size;
      for (const [name, { page, file }] of partials) {
        if (made.has(name)) continue;
        const body = folder.read(file).replace(/^---\n[^]*?\n---\n/, '');
        const own: SourcePage = { ...page.page, file, head: {}, body, bodyLine: 1, isPost: false };
        const converted = convertPage({ ...page, page: own }, toolsOf({ ...page, page: own }, true));
        made.set(name, { file: name, text: converted.text.replace(/^---\n[^]*?\n---\n\n/, '') });
        found.push(...converted.notes);
      }
    }
    return { files: [...made.values()], notes: found };
  }

  function toTarget(to: string): string {
    if (/^https?:/.test(to)) return to;
    const page = links.findPage(to.replace(/[?#].*$/, ''));
    if (page) return page.path + (/[?#].*$/.exec(to)?.[0] ?? '');
    return /\.\w+$|\/$|[#?]/.test(to) ? to : `${to}/`;
  }

  function listChildren(path: string) {
    const group = trees.map(({ entries }) => findEntry(entries, path)).find(Boolean);
    return (group?.children ?? []).map((entry) => ({
      title: String(entry.title ?? entry.pathname),
      href: entry.pathname,
      description: String(links.findPage(entry.pathname)?.page.head.description ?? ''),
    }));
  }
}

/** Returns whether a specifier is a package that does not belong to the old engine. */
function isPackage(from: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[\w.-]+/.test(from) &&
    !/^(?:\.|@site|@theme|@docusaurus|@storybook|storybook|nextra|next\/|\/|~)/.test(from)
  );
}

function findEntry(entries: readonly NavEntry[], path: string): NavEntry | undefined {
  for (const entry of entries) {
    const found = entry.pathname === path && entry.children ? entry : findEntry(entry.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

/** Turns the path of a file into one that a site can have. */
function clean(file: string): string {
  return file
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/[^\p{L}\p{N}._/-]+/gu, '-')
    .replace(/(^|\/)\./g, '$1');
}
