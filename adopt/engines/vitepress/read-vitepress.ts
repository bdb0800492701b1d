// A VitePress site, or a VuePress 2 site, which is similar → the common shape of all engines.

import { dirname, joinPath } from '../../output/source-path.ts';
import { isUnread, toList, toObject, toText } from '../../settings/value.ts';
import type { EngineName, SourcePage, SourceSite, SourceTree } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { noteEditUrl } from '../note-edit-url.ts';
import { readLogo } from '../read-logo.ts';
import { idOfName, readHeading, titleOfName } from '../read-title.ts';
import { readPost } from '../../place/place-posts.ts';
import { prepareText } from './prepare-text.ts';
import { readSidebar } from './read-sidebar.ts';

type Options = Readonly<Record<string, unknown>>;

/** The settings of a site, and where its files are. */
interface VitepressSite {
  readonly engine: EngineName;
  /** The file of the settings. */
  readonly file: string;
  readonly siteRoot: string;
  /** The folder of the pages. */
  readonly root: string;
  readonly config: Options;
  readonly theme: Options;
  readonly locales: readonly Locale[];
}

/** Reads a site whose settings are in `file`. */
export function readVitepress(engine: EngineName, file: string, reader: SiteReader): SourceSite {
  const siteRoot = dirname(file).replace(/\/?\.v(?:ite|ue)press(?:\/.*)?$/, '');
  const config = toObject(reader.settings(file));
  const theme = toObject(config.themeConfig ?? config.theme);
  const root = joinPath(siteRoot, toText(config.srcDir) ?? '');
  const locales = readLocales(config);
  const site = { engine, file, siteRoot, root, config, theme, locales };

  const pages = readPages(site, reader);
  noteRest(site, reader);
  noteTranslatedMenus(site, reader);
  const publicFolder = engine === 'vuepress' ? joinPath(dirname(file), 'public') : joinPath(root, 'public');
  return {
    engine,
    root: siteRoot,
    siteFolder: root,
    settings: readSettings(site, { publicFolder, reader }),
    trees: readTrees(theme, {
      reader,
      root,
      pages,
      title: toText(config.title) ?? 'Docs',
      locale: locales[0]?.options,
    }),
    pages,
    redirects: [],
    publicFolders: [publicFolder],
    hasHtmlAddresses: config.cleanUrls !== true,
    notes: reader.notes,
  };
}

function readPages(site: VitepressSite, reader: SiteReader): SourcePage[] {
  const { root, config } = site;
  const rewrites = new Map(
    Object.entries(toObject(config.rewrites)).flatMap(([from, to]) =>
      typeof to === 'string' ? [[from, to] as const] : [],
    ),
  );
  return listPageNames(site, reader).flatMap((name) => {
    const isGenerated = /\[[^[\]]+\]/.test(name);
    if (!isGenerated) return [readPage(name, { site, reader, rewritten: rewrites.get(name) ?? name })];
    reader.note(joinPath(root, name), {
      kind: 'left',
      what: 'Pages generated from data',
      todo: 'Write them as files, or generate the files with a script before a build.',
    });
    return [];
  });
}

function listPageNames({ root, config }: VitepressSite, reader: SiteReader): string[] {
  const exclude = toList(config.srcExclude).flatMap((each) => toText(each) ?? []);
  return reader
    .listPages(root, { include: ['**/*.md'], exclude })
    .filter(
      (name) =>
        !/(?:^|\/)\./.test(name) &&
        !(root === '' && /^(?:README|CHANGELOG|CONTRIBUTING|LICENSE|CODE_OF_CONDUCT|SECURITY)\.md$/i.test(name)),
    );
}

interface PageOptions {
  readonly site: VitepressSite;
  readonly reader: SiteReader;
  /** The name that the settings give to the file. */
  readonly rewritten: string;
}

function readPage(name: string, { site: { root, locales }, reader, rewritten }: PageOptions): SourcePage {
  const file = joinPath(root, name);
  const { language, path } = splitLanguage(rewritten, locales);
  const { head, body } = reader.markdown(file);
  const post = readPost(path, head);
  return {
    file,
    path,
    language,
    isPost: post !== undefined,
    ...(post && { post }),
    head,
    body: prepareText(body, { head, file, root, reader }),
    bodyLine: 1,
    label: toText(head.title) ?? readHeading(body) ?? toText(toObject(head.hero).name) ?? titleOfName(toStem(name)),
  };
}

/** Returns the last name of a path; an index has that of its folder. */
function toStem(name: string): string {
  const path = name.replace(/(?:\/index|\/README)?\.md$/i, '');
  return path.split('/').at(-1) ?? '';
}

function noteTranslatedMenus({ file, locales }: VitepressSite, reader: SiteReader): void {
  for (const { language, options } of locales) {
    if (language === locales[0]?.language || toObject(options.themeConfig).sidebar === undefined) continue;
    reader.note(
      file,
      {
        kind: 'changed',
        what: 'A menu in another language',
        todo: 'All languages share one menu, with the titles of the translated pages.',
      },
      { object: options, key: 'themeConfig' },
    );
  }
}

function readSettings(
  site: VitepressSite,
  { publicFolder, reader }: { publicFolder: string; reader: SiteReader },
): SourceSite['settings'] {
  const { config, theme, locales } = site;
  const defaults = toObject(locales[0]?.options);
  return {
    title: toText(config.title) ?? toText(defaults.title) ?? 'Docs',
    description: toText(config.description) ?? toText(defaults.description),
    url: toText(toObject(config.sitemap).hostname),
    base: toText(config.base),
    languages: locales.map(({ language }) => language),
    repository: findRepository(theme),
    editUrl: undefined,
    logo: readLogo({ object: theme, publicFolders: [publicFolder] }, reader),
    math: toObject(config.markdown).math === true,
    mermaid: /mermaid/i.test(reader.folder.read(site.file)),
    favicon: findIcon(config),
    alias: { '@': site.root },
  };
}

interface Locale {
  readonly language: string;
  /** The folder of its pages: "" for the default language. */
  readonly folder: string;
  readonly options: Options;
}

/** Reads the languages; "root" and "/" are the default one. */
function readLocales(config: Options): readonly Locale[] {
  const entries = Object.entries(toObject(config.locales));
  const locales = entries.map(([key, value]) => {
    const options = toObject(value);
    const folder = key === 'root' ? '' : key.replace(/^\/|\/$/g, '');
    return {
      folder,
      options,
      language: toCode(toText(options.lang) ?? (folder === '' ? (toText(config.lang) ?? 'en') : folder)),
    };
  });
  const rootLocale = locales.find(({ folder }) => folder === '') ?? {
    folder: '',
    options: {},
    language: toCode(toText(config.lang) ?? 'en'),
  };
  return [rootLocale, ...locales.filter(({ folder, language }) => folder !== '' && language !== rootLocale.language)];
}

/** Turns any English, such as "en-US", into "en". */
function toCode(lang: string): string {
  return /^en(?:-|$)/i.test(lang) ? 'en' : lang;
}

function splitLanguage(name: string, locales: readonly Locale[]): { readonly language: string; readonly path: string } {
  const themeConfig = locales.find(({ folder }) => folder !== '' && name.startsWith(`${folder}/`));
  const inside = themeConfig ? name.slice(themeConfig.folder.length + 1) : name;
  const path = `/${inside.replace(/\.md$/, '').replace(/(^|\/)(?:index|README)$/i, '$1')}`;
  return { language: themeConfig?.language ?? locales[0]?.language ?? 'en', path };
}

interface TreeOptions {
  readonly reader: SiteReader;
  readonly root: string;
  readonly pages: readonly SourcePage[];
  readonly title: string;
  readonly locale: unknown;
}

/** Reads one sidebar as one product, or sidebars by path as one each, named as in the top bar. */
function readTrees(theme: Options, { reader, root, pages, title, locale }: TreeOptions): SourceTree[] {
  const themeConfig = toObject(toObject(locale).themeConfig ?? locale);
  const sidebar = themeConfig.sidebar ?? theme.sidebar;
  const nav = listNav(themeConfig.nav ?? themeConfig.navbar ?? theme.nav ?? theme.navbar);
  const find = (path: string) =>
    pages.find((page) => page.path.replace(/\/$/, '') === path.replace(/(?:\/index)?(?:\.(?:html|md))?\/?$/, ''))?.file;
  const options = { find, root };
  if (Array.isArray(sidebar) && sidebar.length > 0)
    return [{ id: 'docs', name: title, entries: readSidebar(sidebar, { ...options, base: '' }) }];

  const taken: string[] = [];
  const trees = Object.entries(toObject(sidebar)).flatMap(([path, value]) => {
    if (isUnread(value) || value === false) return [];
    const given = toObject(value);
    const items = Array.isArray(value) ? (value as unknown[]) : toList(given.items);
    const base = toText(given.base) ?? '';
    const entries = readSidebar(items, {
      ...options,
      base: base === '' && !path.startsWith('/') ? '' : base,
      start: path,
    });
    const clean = path.replace(/^\/|\/$/g, '');
    const id = idOfName(clean.split('/').at(-1) ?? '', taken);
    taken.push(id);
    return [
      { id, name: findName(nav, path) ?? (clean === '' ? title : titleOfName(clean.split('/').at(-1) ?? '')), entries },
    ];
  });
  if (trees.length > 0) return trees;
  // Without a sidebar, use the entries of the top bar.
  const entries = nav.flatMap(({ text, link }) =>
    link === undefined ? [] : [{ title: text, file: find(link), ...(find(link) === undefined && { href: link }) }],
  );
  if (sidebar === undefined)
    reader.note('', {
      kind: 'check',
      what: 'A site without a menu',
      todo: 'The tree has the entries of the top bar. Other pages are in it, but hidden.',
    });
  return [{ id: 'docs', name: title, entries }];
}

interface NavLink {
  readonly text: string;
  readonly link: string | undefined;
}

function listNav(value: unknown): NavLink[] {
  return toList(value).flatMap((each) => {
    const { text, link, items, children } = toObject(each);
    const inner = [...listNav(items), ...listNav(children)];
    return inner.length > 0 ? inner : [{ text: toText(text) ?? '', link: toText(link) }];
  });
}

function findName(nav: readonly NavLink[], path: string): string | undefined {
  return path === '/' ? undefined : nav.find(({ link }) => link?.startsWith(path))?.text;
}

function findRepository(theme: Options): string | undefined {
  const links = toList(theme.socialLinks).flatMap((each) => toText(toObject(each).link) ?? []);
  const repo = toText(theme.repo);
  const all = [...links, ...(repo === undefined ? [] : [/^https?:/.test(repo) ? repo : `https://github.com/${repo}`])];
  return all.find((href) => /^https:\/\/git(?:hub|lab)\.com\/[\w.-]+\/[\w.-]+/.test(href));
}

function findIcon(config: Options): string | undefined {
  const links = toList(config.head)
    .map((each) => toList(each))
    .filter(([name, options]) => name === 'link' && /icon/.test(toText(toObject(options).rel) ?? ''));
  const href = links.flatMap(([, options]) => toText(toObject(options).href) ?? [])[0];
  // Unlike other addresses, those in "head" include the base.
  const base = toText(config.base) ?? '/';
  return href?.startsWith(base) ? `/${href.slice(base.length)}` : href;
}

function noteRest({ config, theme, siteRoot, engine }: VitepressSite, reader: SiteReader): void {
  if (theme.footer !== undefined)
    reader.note(
      '',
      { kind: 'left', what: 'The setting "footer"', todo: 'Write templates/Shell.tsx, or link from the home page.' },
      { object: theme, key: 'footer' },
    );
  if (toText(toObject(theme.editLink).pattern) !== undefined) noteEditUrl(theme, 'editLink', reader);
  if (toList(config.head).length > 0)
    reader.note(
      '',
      { kind: 'left', what: 'Elements for the head of every page', todo: 'Add them in templates/Shell.tsx.' },
      { object: config, key: 'head' },
    );
  const folder = joinPath(siteRoot, engine === 'vuepress' ? '.vuepress' : '.vitepress');
  for (const [name, what] of [
    ['theme', 'The theme of the site'],
    ['components', 'Vue components'],
  ] as const) {
    const [first] = reader.list(`${folder}/${name}`, /./);
    if (first !== undefined)
      reader.note(`${folder}/${name}/${first}`, {
        kind: 'left',
        what,
        todo: 'Rewrite the parts you need in React: templates/, components/, demos.',
      });
  }
}
