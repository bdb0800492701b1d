// The tools of the converters of pages, and what they collect: pictures, code files, partials, broken links.

import { listFreeNames } from '../../core/demos/list-free-names.ts';
import type { NavEntry } from '../../core/model/nav-tree.ts';
import type { Spot } from '../markdown/page-tools.ts';
import type { AdoptNote, PlannedFile, SourceFolder, SourcePage, SourceSite } from '../source-site.ts';
import { AssetKeeper, cleanName } from './asset-keeper.ts';
import { convertPage, type SharedTools } from './convert-page.ts';
import type { DemoKeeper } from './demo-keeper.ts';
import { findPackageFault } from './find-package-fault.ts';
import type { ImportResolver } from './import-resolver.ts';
import type { LinkResolver } from './link-resolver.ts';
import type { PlacedPage } from '../place/place-pages.ts';
import type { PlannedTree } from './plan-trees.ts';
import { relativePath } from './source-path.ts';

interface KeeperOptions {
  readonly folder: SourceFolder;
  readonly imports: ImportResolver;
  readonly links: LinkResolver;
  readonly demos: DemoKeeper;
  readonly trees: readonly PlannedTree[];
}

/** A text that is converted: a page, or a partial in the place of the page that first includes it. */
interface ConvertedText {
  readonly placed: PlacedPage;
  readonly isPartial: boolean;
}

/** Gives pages the tools of their conversion, and keeps what the tools collect. */
export class PageKeeper {
  readonly #site: SourceSite;
  readonly #options: KeeperOptions;
  readonly #assets = new AssetKeeper();
  readonly #folders = new Set<string>();
  readonly #notes: AdoptNote[] = [];
  readonly #deadLinks = new Set<string>();
  /** Included files, each with the page that includes it first, by their new paths. */
  readonly #partials = new Map<string, { readonly file: string; readonly by: PlacedPage }>();

  constructor(site: SourceSite, options: KeeperOptions) {
    this.#site = site;
    this.#options = options;
  }

  /** Copies of files that pages show, by their paths in the new site. */
  get files(): ReadonlyMap<string, PlannedFile> {
    return this.#assets.files;
  }

  /** Paths of pages with files next to them. */
  get folders(): ReadonlySet<string> {
    return this.#folders;
  }

  /** Notes on broken links. */
  get notes(): readonly AdoptNote[] {
    return this.#notes;
  }

  /** The addresses of broken links, sorted. */
  get deadLinks(): readonly string[] {
    return [...this.#deadLinks].sort();
  }

  /** Creates the tools of a page. */
  toolsOf(placed: PlacedPage): SharedTools {
    return this.#createTools({ placed, isPartial: false });
  }

  /** Converts the partials that the converted pages include. */
  convertPartials(): { readonly files: readonly PlannedFile[]; readonly notes: readonly AdoptNote[] } {
    const files: PlannedFile[] = [];
    const notes: AdoptNote[] = [];
    // A partial may include others: they come later in the map, and so in this loop.
    for (const [name, { file, by }] of this.#partials) {
      const body = this.#options.folder.read(file).replace(/^---\n[^]*?\n---\n/, '');
      const page: SourcePage = { ...by.page, file, head: {}, body, bodyLine: 1, isPost: false };
      const placed = { ...by, page };
      const converted = convertPage(placed, this.#createTools({ placed, isPartial: true }));
      files.push({ file: name, text: converted.text.replace(/^---\n[^]*?\n---\n\n/, '') });
      notes.push(...converted.notes);
    }
    return { files, notes };
  }

  #createTools(text: ConvertedText): SharedTools {
    return {
      engine: this.#site.engine,
      isEnglish: text.placed.language.startsWith('en'),
      mayStayMdx: !text.isPartial,
      ...this.#createFileTools(text),
      ...this.#createDemoTools(text),
      ...this.#createImportTools(text.placed),
    };
  }

  /** Creates the tools for the addresses and files in a text. */
  #createFileTools(text: ConvertedText) {
    const { folder, imports, links, trees } = this.#options;
    const { page, path } = text.placed;
    return {
      toHref: (href, kind, at) => this.#toHref(href, { text, kind, at }),
      toImage: (href) => (/^https?:/.test(href) ? href : this.#toPublicHref(href, page)),
      toFile: (specifier) => imports.findFile(specifier, page.file),
      readFile: (file) => folder.read(file),
      keepFile: (file) => this.#assets.keepSnippet(file),
      keepPartial: (file) => this.#keepPartial(file, text.placed),
      listChildren: () => listChildren(path, { trees, links }),
    } satisfies Partial<SharedTools>;
  }

  #toHref(href: string, { text, kind, at }: { text: ConvertedText; kind: 'link' | 'image'; at: Spot }): string {
    const { placed, isPartial } = text;
    const link = this.#options.links.resolve(href, placed.page);
    if (link.kind === 'file') {
      // The pictures of a page lie next to it; posts and partials have no folder.
      if (kind === 'link' || isPartial || placed.page.isPost) return this.#assets.keepPublic(link.file);
      this.#folders.add(placed.path);
      return `./${this.#assets.keepInFolder(link.file, toFolder(placed.path))}`;
    }
    if (link.kind === 'dead') {
      this.#deadLinks.add(link.href.replace(/[?#].*$/, ''));
      this.#notes.push({
        file: placed.page.file,
        ...at,
        kind: 'check',
        what: kind === 'image' ? 'A missing picture' : 'A broken link',
        todo: `${href} does not exist in the old site. The path was added to "links.ignore" in docs.config.ts.`,
      });
    }
    return link.href;
  }

  /** Turns the address of a picture in front matter into that of a public file; undefined if it is missing. */
  #toPublicHref(href: string, page: SourcePage): string | undefined {
    const link = this.#options.links.resolve(/^[./]/.test(href) ? href : `/${href}`, page);
    if (link.kind === 'file') return this.#assets.keepPublic(link.file);
    return link.kind === 'dead' ? undefined : link.href;
  }

  #keepPartial(file: string, by: PlacedPage): string {
    const name = cleanName(file)
      .replace(/\.mdx?$/, '')
      .replace(/(^|\/)_/g, '$1');
    const path = `partials/${name}.md`;
    if (!this.#partials.has(path)) this.#partials.set(path, { file, by });
    return path;
  }

  /** Creates the tools for the demos in a text. */
  #createDemoTools({ placed: { page, path }, isPartial }: ConvertedText) {
    const { demos } = this.#options;
    return {
      keepDemo: (demo) => {
        if (isPartial) return { fault: 'is in a partial' };
        const keptDemo = demos.keep(demo, { file: page.file, folder: toFolder(path) });
        if ('name' in keptDemo) this.#folders.add(path);
        return keptDemo;
      },
      keepStory: (file) => {
        const module = demos.keepModule(file);
        return 'file' in module ? { name: module.file } : module;
      },
    } satisfies Partial<SharedTools>;
  }

  /** Creates the tools for the imports of a page, and for its own code. */
  #createImportTools({ page, path }: PlacedPage) {
    const { folder, imports, demos } = this.#options;
    const findFile = (from: string) => imports.findFile(from, page.file);
    const findFault = (from: string) => {
      const file = findFile(from);
      if (file === undefined) return findPackageFault(from, { from: page.file, folder, imports });
      const module = demos.tryModule(file);
      return 'fault' in module ? module.fault : undefined;
    };
    const canImport = (from: string) =>
      (findFile(from) !== undefined || isPackage(from)) && findFault(from) === undefined;
    const toSpecifier = (file: string) => {
      this.#folders.add(path);
      return relativePath(toFolder(path), file).replace(/\.[jt]sx?$/, '');
    };

    return {
      isMarkdown: (from) => /\.mdx?$/.test(findFile(from) ?? from),
      findFault,
      canImport,
      toImport: (from) => {
        const file = findFile(from);
        if (file !== undefined) {
          const module = demos.keepModule(file);
          return 'file' in module ? toSpecifier(module.file) : undefined;
        }
        if (!canImport(from)) return undefined;
        demos.keepPackage(from);
        return from;
      },
      listFreeNames: (name, code) => {
        const program = folder.parseText(name, code);
        return program && listFreeNames(program);
      },
      canKeepCode: (text) => demos.canKeepCode({ from: page.file, text }),
      keepCode: (text) => {
        const module = demos.keepCode({ from: page.file, text });
        return 'file' in module ? toSpecifier(module.file) : undefined;
      },
    } satisfies Partial<SharedTools>;
  }
}

/** Returns the folder of a page in the new site, for files next to it. */
function toFolder(path: string): string {
  return `content${path.replace(/\/$/, '')}`;
}

/** Lists the entries below a page's own in the menus. */
function listChildren(path: string, { trees, links }: Pick<KeeperOptions, 'trees' | 'links'>) {
  const group = trees.map(({ entries }) => findEntry(entries, path)).find(Boolean);
  return (group?.children ?? []).map((entry) => ({
    title: String(entry.title ?? entry.pathname),
    href: entry.pathname,
    description: String(links.findPage(entry.pathname)?.page.head.description ?? ''),
  }));
}

function findEntry(entries: readonly NavEntry[], path: string): NavEntry | undefined {
  for (const entry of entries) {
    const found = entry.pathname === path && entry.children ? entry : findEntry(entry.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

/** Returns whether a specifier is a package that does not belong to the old engine. */
function isPackage(from: string): boolean {
  return (
    /^(?:@[\w.-]+\/)?[\w.-]+/.test(from) &&
    !/^(?:\.|@site|@theme|@docusaurus|@storybook|storybook|nextra|next\/|\/|~)/.test(from)
  );
}
