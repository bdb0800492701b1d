// A Nextra site, with pages and _meta.json (2) or content and _meta.js (3 and 4) → the common shape of all engines.

import { dirname, joinPath } from '../../output/source-path.ts';
import { toList, toObject, toText } from '../../settings/value.ts';
import type { SourcePage, SourceSite, SourceTree } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { idOfName, readHeading, titleOfName } from '../read-title.ts';
import { readPost } from '../../place/place-posts.ts';
import { readMetaFolder, type MetaEntry } from './read-meta.ts';

type Options = Readonly<Record<string, unknown>>;

/** The settings of a site, and where its pages are. */
interface NextraSite {
  readonly root: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  /** The folder of the pages. */
  readonly content: string;
  /** Whether each language has its folder. */
  readonly hasFolders: boolean;
}

/** Reads a site whose next.config is `file`. */
export function readNextra(file: string, reader: SiteReader): SourceSite {
  const root = dirname(file);
  const config = toObject(reader.settings(file));
  const { locales, defaultLocale } = readLocales(config);
  const content = findContent(root, reader);
  const hasFolders = locales.length > 1 && reader.list(joinPath(content, locales[0] ?? ''), /\.mdx?$/).length > 0;
  const site = { root, locales, defaultLocale, content, hasFolders };
  const theme = readTheme(root, reader);
  const layout = findLayout(root, reader);

  const pages = readPages(site, reader);
  noteComponents(content, reader);
  noteTheme(theme, reader);
  const entries = readMenu(site, { pages, reader });
  const repository = findRepository(theme, layout === undefined ? '' : reader.folder.read(layout));
  const title = readTitle({ theme, layout, reader, root });
  return {
    engine: 'nextra',
    root,
    siteFolder: root,
    settings: {
      title,
      base: toText(config.basePath),
      languages: locales.map(toLanguage),
      repository,
      editUrl: undefined,
      math: /latex:\s*(?:true|\{)/.test(reader.folder.read(file)),
      mermaid: pages.some(({ body }) => /^```mermaid/m.test(body)),
      alias: {
        'private-next-root-dir': root,
        '@': joinPath(root, reader.list(joinPath(root, 'src'), /./).length > 0 ? 'src' : ''),
      },
    },
    trees: splitTrees(entries, title),
    pages,
    redirects: readRedirects(config, { file, reader }),
    publicFolders: [joinPath(root, 'public')],
    notes: reader.notes,
  };
}

function readTheme(root: string, reader: SiteReader): Options {
  const file = ['theme.config.tsx', 'theme.config.jsx', 'theme.config.ts', 'theme.config.js']
    .map((name) => joinPath(root, name))
    .find((name) => reader.has(name));
  return file === undefined ? {} : toObject(reader.settings(file));
}

function findLayout(root: string, reader: SiteReader): string | undefined {
  return ['app/layout.tsx', 'app/layout.jsx', 'app/layout.js', 'src/app/layout.tsx', 'src/app/layout.jsx']
    .map((name) => joinPath(root, name))
    .find((name) => reader.has(name));
}

/** Turns any English, such as "en-US", into "en". */
function toLanguage(locale: string): string {
  return /^en(?:-|$)/i.test(locale) ? 'en' : locale;
}

function readPages(site: NextraSite, reader: SiteReader): SourcePage[] {
  const { root, content } = site;
  return reader.listPages(content, { include: ['**/*.{md,mdx}'] }).flatMap((name) => {
    if (
      /(?:^|\/)_/.test(name) ||
      (/(?:^|\/)api\//.test(name) && /\.[jt]s$/.test(name)) ||
      (root === '' && content === '' && /node_modules/.test(name))
    )
      return [];
    if (!/\[[^[\]]+\]/.test(name)) return [readPage(name, { site, reader })];
    reader.note(joinPath(content, name), {
      kind: 'left',
      what: 'Pages generated from data',
      todo: 'Write them as files, or generate the files with a script before a build.',
    });
    return [];
  });
}

function readPage(name: string, { site, reader }: { site: NextraSite; reader: SiteReader }): SourcePage {
  const file = joinPath(site.content, name);
  const split = splitLanguage(name.replace(/\.mdx?$/, ''), site);
  const isApp = /(?:^|\/)app$/.test(site.content);
  const { head, body } = reader.markdown(file);
  // Paths of Next have no trailing slash, which matters for relative links.
  const path = `/${isApp ? split.name.replace(/(?:^|\/)page$/, '') : split.name.replace(/(^|\/)index$/, '$1')}`;
  const label =
    toText(head.sidebarTitle) ??
    toText(head.title) ??
    readHeading(body) ??
    titleOfName(path.split('/').filter(Boolean).at(-1) ?? 'Home');
  const post = readPost(path, head);
  const language = toLanguage(split.language);
  return { file, path, language, head, body, bodyLine: 1, label, isPost: post !== undefined, ...(post && { post }) };
}

function noteComponents(content: string, reader: SiteReader): void {
  for (const name of reader.list(content, /\.(?:jsx|tsx)$/))
    if (!/(?:^|\/)(?:_|layout\.|not-found\.|\[)/.test(name) && !/_meta/.test(name))
      reader.note(joinPath(content, name), {
        kind: 'left',
        what: 'A page that is a React component',
        todo: 'Write its text as Markdown, or the home page as templates/Home.tsx.',
      });
}

/** Reads the menu of the default language. */
function readMenu(
  { locales, defaultLocale, content, hasFolders }: NextraSite,
  { pages, reader }: { pages: readonly SourcePage[]; reader: SiteReader },
): readonly MetaEntry[] {
  const language = toLanguage(defaultLocale);
  return readMetaFolder('', {
    reader,
    folder: hasFolders ? joinPath(content, defaultLocale) : content,
    pages: pages.filter((page) => page.language === language && !page.isPost),
    locale: locales.length > 1 && !hasFolders ? defaultLocale : undefined,
  });
}

function findContent(root: string, reader: SiteReader): string {
  const folders = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'].map((name) =>
    joinPath(root, name),
  );
  return folders.find((folder) => reader.list(folder, /\.mdx?$/).length > 0) ?? joinPath(root, 'content');
}

function readLocales(config: Options): { readonly locales: readonly string[]; readonly defaultLocale: string } {
  const i18n = toObject(config.i18n);
  const locales = toList(i18n.locales).flatMap((each) => toText(each) ?? []);
  const defaultLocale = toText(i18n.defaultLocale) ?? locales[0] ?? 'en';
  return { locales: [defaultLocale, ...locales.filter((each) => each !== defaultLocale)], defaultLocale };
}

function splitLanguage(
  name: string,
  { locales, defaultLocale, hasFolders }: NextraSite,
): { name: string; language: string } {
  if (hasFolders) {
    const [first = '', ...rest] = name.split('/');
    return locales.includes(first) ? { name: rest.join('/'), language: first } : { name, language: defaultLocale };
  }
  const [, stem, language] = /^(.*)\.([a-z]{2,3}(?:-[A-Za-z]+)?)$/.exec(name) ?? [];
  return stem !== undefined && language !== undefined && locales.includes(language)
    ? { name: stem, language }
    : { name, language: defaultLocale };
}

/** Makes a tree for each folder in the top bar, which is a product. */
function splitTrees(entries: readonly MetaEntry[], title: string): SourceTree[] {
  const taken: string[] = [];
  const own = entries.filter(({ isPage, children }) => !(isPage && children));
  const products = entries.flatMap((entry): SourceTree[] => {
    if (!entry.isPage || !entry.children) return [];
    const id = idOfName(entry.name, taken);
    taken.push(id);
    return [
      {
        id,
        name: entry.title ?? titleOfName(entry.name),
        entries: [...(entry.file === undefined ? [] : [{ title: entry.title, file: entry.file }]), ...entry.children],
      },
    ];
  });
  return [...products, ...(own.length > 0 ? [{ id: idOfName('docs', taken), name: title, entries: own }] : [])];
}

function readTitle({
  theme,
  layout,
  reader,
  root,
}: {
  theme: Options;
  layout: string | undefined;
  reader: SiteReader;
  root: string;
}): string {
  const metadata = layout === undefined ? {} : toObject(reader.evaluator.exportOf(layout, 'metadata'));
  const title = toObject(metadata.title);
  const manifest = toObject(reader.data(joinPath(root, 'package.json')));
  return (
    [
      toText(theme.logo),
      toText(theme.titleSuffix)?.replace(/^[\s–|-]+/, ''),
      toText(metadata.title),
      toText(title.default),
      toText(title.absolute),
      toText(manifest.name),
    ].find((each) => each !== undefined && each.length < 60) ?? 'Docs'
  );
}

function findRepository(theme: Options, layout: string): string | undefined {
  const link = toText(toObject(theme.project).link) ?? toText(theme.github) ?? toText(theme.projectLink);
  const base = toText(theme.docsRepositoryBase) ?? /docsRepositoryBase=["{']+([^"'`}]+)/.exec(layout)?.[1];
  const written = link ?? base ?? /projectLink=["{']+([^"'`}]+)/.exec(layout)?.[1];
  return written === undefined ? undefined : /^https:\/\/git(?:hub|lab)\.com\/[\w.-]+\/[\w.-]+/.exec(written)?.[0];
}

function noteTheme(theme: Options, reader: SiteReader): void {
  for (const key of ['footer', 'banner', 'head', 'chat', 'components'])
    if (theme[key] !== undefined)
      reader.note(
        '',
        {
          kind: 'left',
          what: `The setting "${key}"`,
          todo:
            key === 'components'
              ? 'Components go in components/, one file each.'
              : 'Write templates/Shell.tsx, or a callout on the home page.',
        },
        { object: theme, key },
      );
}

/** Reads redirects from the source text, as they are code in Next; only literal ones are found. */
function readRedirects(config: Options, { file, reader }: { file: string; reader: SiteReader }) {
  if (config.redirects === undefined) return [];
  const text = reader.folder.read(file);
  const rules = [
    ...text.matchAll(/\{[^{}]*?source:\s*(["'`])([^"'`]+)\1[^{}]*?destination:\s*(["'`])([^"'`]+)\3[^{}]*\}/g),
  ];
  const plain = rules.flatMap(([, , from = '', , to = '']) => (/[:*(]/.test(from) ? [] : [{ from, to }]));
  if (plain.length < rules.length || rules.length === 0)
    reader.note(
      file,
      {
        kind: 'left',
        what: 'Redirects with patterns',
        todo: 'Write them in redirects.txt: "/old/*  /new/:splat  301".',
      },
      { object: config, key: 'redirects' },
    );
  return plain;
}
