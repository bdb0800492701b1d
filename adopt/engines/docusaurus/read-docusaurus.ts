// A site of Docusaurus 2 or 3 → the common shape of all engines.

import { dirname, joinPath } from '../../output/source-path.ts';
import { isUnread, toList, toObject, toText } from '../../settings/value.ts';
import type { SourcePage, SourceSite, SourceTree } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { noteEditUrl } from '../note-edit-url.ts';
import { readLogo } from '../read-logo.ts';
import { idOfName, readHeading, titleOfName } from '../read-title.ts';
import { readBlog } from './read-blog.ts';
import { defaultInclude, defaultExclude, readDocs, type DocPage, type DocsInstance } from './read-docs.ts';
import { readLabels } from './read-labels.ts';
import { readSidebars } from './read-sidebars.ts';

type Options = Readonly<Record<string, unknown>>;
type Authors = NonNullable<SourceSite['settings']['authors']>;

/** The settings of a site, and where its files are. */
interface DocusaurusSite {
  /** The file of the settings. */
  readonly file: string;
  readonly root: string;
  readonly config: Options;
  readonly theme: Options;
  readonly plugins: readonly Plugin[];
  /** The default one first. */
  readonly languages: readonly string[];
}

/** A folder of documents, and its pages. */
interface DocsSet {
  readonly instance: DocsInstance;
  readonly docs: readonly DocPage[];
}

/** Reads a site whose settings are in `file`. */
export function readDocusaurus(file: string, reader: SiteReader): SourceSite {
  const root = dirname(file);
  const config = toObject(reader.settings(file));
  const plugins = listPlugins(config);
  const theme = toObject(config.themeConfig);
  const languages = readLanguages(config);
  const [language = 'en'] = languages;
  const site = { file, root, config, theme, plugins, languages };

  const instances = findInstances(plugins, { root, reader });
  const sets = instances.map((instance) => ({ instance, docs: readDocs(instance, { reader, language }) }));
  const blogs = readBlogs(site, reader);
  const trees = readAllTrees(sets, { site, reader });
  const translated = languages.slice(1).flatMap((other) => readTranslations(other, sets, { root, reader }));
  noteRest(site, reader);
  const publicFolders = listPublicFolders(site);
  const redirects = readRedirects(plugins, { reader, file });
  return {
    engine: 'docusaurus',
    root,
    siteFolder: root,
    settings: {
      ...readSettings(site, { publicFolders, reader }),
      ...(blogs.length > 0 && { authors: Object.assign({}, ...blogs.map(({ authors }) => authors)) as Authors }),
    },
    trees,
    pages: [
      ...sets.flatMap(({ docs }) => docs.map(({ page }) => page)),
      ...blogs.flatMap(({ posts }) => posts),
      ...listOptions(plugins, 'pages').flatMap((options) => readLonePages(root, { reader, language, options })),
      ...translated,
    ],
    redirects,
    publicFolders,
    labels: readLabels(languages.slice(1), { root, reader }),
    notes: reader.notes,
  };
}

function readBlogs({ root, plugins, languages }: DocusaurusSite, reader: SiteReader): ReturnType<typeof readBlog>[] {
  const [language = 'en'] = languages;
  return listOptions(plugins, 'blog').map((options) =>
    readBlog({
      reader,
      language,
      folder: inRoot(root, toText(options.path) ?? 'blog'),
      route: (toText(options.routeBasePath) ?? 'blog').replace(/^\/|\/$/g, ''),
      ...readGlobs(options),
    }),
  );
}

/** Reads the trees of all sets, each with an id of its own. */
function readAllTrees(
  sets: readonly DocsSet[],
  { site: { config, theme }, reader }: { site: DocusaurusSite; reader: SiteReader },
): SourceTree[] {
  const options = { reader, navbar: toObject(theme.navbar), title: toText(config.title) ?? 'Docs' };
  const taken: string[] = [];
  return sets
    .flatMap(({ instance, docs }) => readTrees(instance, docs, options))
    .map((tree) => {
      const id = idOfName(tree.id, taken);
      taken.push(id);
      return { ...tree, id };
    });
}

function listPublicFolders({ root, config }: DocusaurusSite): string[] {
  const names = config.staticDirectories
    ? toList(config.staticDirectories).flatMap((each) => toText(each) ?? [])
    : ['static'];
  return names.map((name) => inRoot(root, name));
}

interface SettingsOptions {
  readonly publicFolders: readonly string[];
  readonly reader: SiteReader;
}

function readSettings(site: DocusaurusSite, { publicFolders, reader }: SettingsOptions): SourceSite['settings'] {
  const { file, config, theme, plugins, languages } = site;
  const [organization, project] = [toText(config.organizationName), toText(config.projectName)];
  const navbar = toObject(theme.navbar);
  return {
    title: toText(config.title) ?? 'Docs',
    description: toText(config.tagline),
    url: toText(config.url),
    base: toText(config.baseUrl),
    languages,
    repository: organization && project ? `https://github.com/${organization}/${project}` : findRepository(navbar),
    editUrl: undefined,
    logo: readLogo({ object: navbar, publicFolders }, reader),
    math: plugins.some(({ name }) => /katex|math/.test(name)) || usesMath(reader, file),
    mermaid: toObject(config.markdown).mermaid === true,
    gtag: findGtag(plugins, theme),
    favicon: toText(config.favicon),
  };
}

interface Plugin {
  readonly name: string;
  readonly options: unknown;
}

/** Lists plugins, including those in presets. */
function listPlugins(config: Options): Plugin[] {
  const read = (value: unknown): Plugin =>
    Array.isArray(value)
      ? { name: String(value[0]), options: value[1] as unknown }
      : { name: String(value), options: {} };
  const presets = toList(config.presets)
    .map(read)
    .flatMap(({ options }) => {
      const parts = toObject(options);
      return ['docs', 'blog', 'pages', 'gtag', 'googleGtag'].map((name) => ({
        name: `preset-${name}`,
        options: parts[name] ?? {},
      }));
    });
  return [...presets, ...toList(config.plugins).map(read)];
}

/** Lists the options of a plugin, for each of its uses. */
function listOptions(plugins: readonly Plugin[], part: string): Options[] {
  return plugins.flatMap(({ name, options }) =>
    (name === `preset-${part}` || name.includes(`plugin-content-${part}`)) && options !== false
      ? [toObject(options)]
      : [],
  );
}

/** Reads the globs for a plugin's pages. */
function readGlobs({ include, exclude }: Options): { include: readonly string[]; exclude: readonly string[] } {
  const list = (value: unknown) => toList(value).flatMap((each) => toText(each) ?? []);
  return {
    include: list(include).length > 0 ? list(include) : defaultInclude,
    exclude: Array.isArray(exclude) ? list(exclude) : defaultExclude,
  };
}

function findInstances(
  plugins: readonly Plugin[],
  { root, reader }: { root: string; reader: SiteReader },
): DocsInstance[] {
  return plugins.flatMap(({ name, options }) => {
    if (!(name === 'preset-docs' || name.includes('plugin-content-docs')) || options === false) return [];
    const read = toObject(options);
    const folder = inRoot(root, toText(read.path) ?? 'docs');
    const globs = readGlobs(read);
    if (reader.listPages(folder, globs).length === 0) return [];
    const sidebar = toText(read.sidebarPath);
    const written = sidebar === undefined ? [] : [inRoot(root, sidebar)];
    const files = [
      ...written,
      ...(read.sidebarPath === undefined && name === 'preset-docs'
        ? ['sidebars.js', 'sidebars.ts', 'sidebars.json'].map((each) => inRoot(root, each))
        : []),
    ];
    const sidebarFile = files.flatMap((each) => [each, `${each}.js`, `${each}.ts`]).find((each) => reader.has(each));
    const route = (
      toText(read.routeBasePath) ?? (name === 'preset-docs' ? 'docs' : (toText(read.id) ?? 'docs'))
    ).replace(/^\/+|(?<!\/)\/+$/g, '');
    return [
      {
        id: toText(read.id) ?? 'docs',
        folder,
        route,
        sidebar: read.sidebarPath,
        ...globs,
        ...(sidebarFile !== undefined && { sidebarFile }),
      },
    ];
  });
}

interface TreeOptions {
  readonly reader: SiteReader;
  readonly navbar: Options;
  readonly title: string;
}

/** Reads sidebars as trees. Each is a product, named as in the navbar. */
function readTrees(
  instance: DocsInstance,
  docs: readonly DocPage[],
  { reader, navbar, title }: TreeOptions,
): SourceTree[] {
  const items = toList(navbar.items).map(toObject);
  const sidebars = readSidebars({ reader, instance, docs });
  return sidebars.map(({ name, entries }) => {
    const item = items.find(
      (each) => toText(each.sidebarId) === name && (toText(each.docsPluginId) ?? instance.id) === instance.id,
    );
    const alone = items.find(
      (each) => toText(each.type)?.startsWith('doc') && (toText(each.docsPluginId) ?? 'docs') === instance.id,
    );
    const listedPages = toText(item?.label) ?? (sidebars.length === 1 ? toText(alone?.label) : undefined);
    const id =
      sidebars.length === 1
        ? instance.route.split('/').at(-1) || instance.id
        : name.replace(/[-_]?sidebar$/i, '') || name;
    return {
      id: id === 'default' ? 'docs' : id,
      name: listedPages ?? (sidebars.length === 1 ? title : titleOfName(id)),
      entries,
    };
  });
}

/** Reads the Markdown pages in src/pages; React pages are noted. */
function readLonePages(
  root: string,
  { reader, language, options }: { reader: SiteReader; language: string; options: Options },
): SourcePage[] {
  const folder = inRoot(root, toText(options.path) ?? 'src/pages');
  const route = (toText(options.routeBasePath) ?? '').replace(/^\/|\/$/g, '');
  const listedPages = new Set(reader.listPages(folder, readGlobs(options)));
  return reader.list(folder, /\.(?:mdx?|[jt]sx?)$/).flatMap((name): SourcePage[] => {
    const file = `${folder}/${name}`;
    if (/(?:^|\/)_|\.test\.|\.module\.|\.d\.ts$/.test(name)) return [];
    const path = `/${[route, name.replace(/\.\w+$/, '')].filter(Boolean).join('/')}`;
    if (/\.mdx?$/.test(name) && !listedPages.has(name)) return [];
    if (!/\.mdx?$/.test(name)) {
      const isPage = /export\s+default|as default/.test(reader.folder.read(file));
      if (isPage)
        reader.note(file, {
          kind: 'left',
          what: 'A page that is a React component',
          todo: `It was at ${path.replace(/\/?index$/, '') || '/'}. Write its text as Markdown, or the home page as templates/Home.tsx.`,
        });
      return [];
    }
    const { head, body } = reader.markdown(file);
    return [
      {
        file,
        path: path.replace(/\/index$/, '/'),
        language,
        isPost: false,
        head,
        body,
        bodyLine: 1,
        label: toText(head.title) ?? readHeading(body) ?? titleOfName(name.replace(/\.\w+$/, '')),
      },
    ];
  });
}

function readTranslations(
  language: string,
  sets: readonly DocsSet[],
  { root, reader }: { root: string; reader: SiteReader },
): SourcePage[] {
  const start = inRoot(root, `i18n/${language}`);
  const posts = reader.list(`${start}/docusaurus-plugin-content-blog`, /\.mdx?$/);
  for (const name of posts)
    reader.note(`${start}/docusaurus-plugin-content-blog/${name}`, {
      kind: 'left',
      what: 'A translation of a post',
      todo: 'Posts have only one language.',
    });
  return sets.flatMap(({ instance, docs }) => {
    const plugin =
      instance.id === 'docs' || instance.id === 'default'
        ? 'docusaurus-plugin-content-docs'
        : `docusaurus-plugin-content-docs-${instance.id}`;
    const translated = readDocs({ ...instance, folder: `${start}/${plugin}/current` }, { reader, language });
    const paths = new Map(docs.map(({ name, page }) => [name, page.path]));
    return translated.map(({ name, page }) => ({ ...page, path: paths.get(name) ?? page.path }));
  });
}

function readRedirects(plugins: readonly Plugin[], { reader, file }: { reader: SiteReader; file: string }) {
  const plugin = plugins.find(({ name }) => name.includes('client-redirects'));
  const options = toObject(plugin?.options);
  if (options.createRedirects !== undefined)
    reader.note(
      file,
      { kind: 'left', what: 'Redirects made by code', todo: 'Write them in redirects.txt: from, to, status.' },
      { object: options, key: 'createRedirects' },
    );
  return toList(options.redirects).flatMap((each) => {
    const { from, to } = toObject(each);
    const target = toText(to);
    return target === undefined
      ? []
      : (Array.isArray(from) ? from : [from]).flatMap((source: unknown) =>
          toText(source) === undefined ? [] : [{ from: String(source), to: target }],
        );
  });
}

/** Notes the settings and files that have no counterpart in Vitrine. */
function noteRest({ config, theme, root, plugins }: DocusaurusSite, reader: SiteReader): void {
  const keys: readonly (readonly [Options, string, string])[] = [
    [theme, 'footer', 'Write templates/Shell.tsx, or link from the home page.'],
    [theme, 'announcementBar', 'Make it a callout on the home page.'],
    [theme, 'algolia', 'Vitrine has its own search.'],
    [config, 'scripts', 'Add them in templates/Shell.tsx.'],
    [config, 'stylesheets', 'Add them in templates/Shell.tsx.'],
    [config, 'headTags', 'Add them in templates/Shell.tsx.'],
  ];
  for (const [object, key, todo] of keys)
    if (object[key] !== undefined && !isUnread(object[key]))
      reader.note('', { kind: 'left', what: `The setting "${key}"`, todo }, { object, key });
  for (const folder of ['src/css', 'src/theme']) {
    const [first] = reader.list(inRoot(root, folder), /./);
    if (first !== undefined)
      reader.note(`${inRoot(root, folder)}/${first}`, {
        kind: 'left',
        what: folder === 'src/css' ? 'Style sheets of the site' : 'Components that replace parts of the theme',
        todo:
          folder === 'src/css'
            ? 'The new site looks like Vitrine. Set colors, fonts, and your own style sheets with the settings: see docs/looks.md.'
            : 'Vitrine uses templates/ instead.',
      });
  }
  const versions = reader.data(inRoot(root, 'versions.json'));
  for (const version of toList(versions))
    reader.note(inRoot(root, 'versions.json'), {
      kind: 'left',
      what: `Version ${String(version)} of the docs`,
      todo: `Only the current version was converted. Build ${inRoot(root, `versioned_docs/version-${String(version)}`)} as a separate site; docs/versions.md explains how versions share a host.`,
    });
  for (const options of listOptions(plugins, 'docs'))
    if (options.editUrl !== undefined) noteEditUrl(options, 'editUrl', reader);
}

function readLanguages(config: Options): readonly string[] {
  const i18n = toObject(config.i18n);
  const defaultLanguage = toText(i18n.defaultLocale) ?? 'en';
  const others = toList(i18n.locales)
    .flatMap((each) => toText(each) ?? [])
    .filter((each) => each !== defaultLanguage);
  return [defaultLanguage, ...others];
}

function findRepository(navbar: Options): string | undefined {
  const links = toList(navbar.items).flatMap((item) => toText(toObject(item).href) ?? []);
  return links.map((href) => /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+/.exec(href)?.[0]).find(Boolean);
}

function findGtag(plugins: readonly Plugin[], theme: Options): string | undefined {
  const ids = [
    ...plugins.filter(({ name }) => /gtag/i.test(name)).map(({ options }) => toObject(options).trackingID),
    toObject(theme.gtag).trackingID,
  ];
  return ids.flatMap((id) => toText(id) ?? toText(toList(id)[0]) ?? []).find((id) => /^[A-Z]+-/.test(id));
}

function usesMath(reader: SiteReader, file: string): boolean {
  return /remark-math|rehype-katex/.test(reader.folder.read(file));
}

/** Resolves a path in the site's folder: "./sidebars.js" in "website" is "website/sidebars.js". */
function inRoot(root: string, path: string): string {
  return joinPath(root, path);
}
