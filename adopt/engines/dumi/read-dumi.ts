// A dumi 2 site → the common shape of all engines. Its menus are made from folders and front matter.

import { compareText } from '../../../core/text/compare-text.ts';
import { dirname, joinPath } from '../../output/source-path.ts';
import { toList, toObject, toText } from '../../settings/value.ts';
import type { SourceEntry, SourcePage, SourceSite, SourceTree } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { idOfName, readHeading, titleOfName } from '../read-title.ts';

type Options = Readonly<Record<string, unknown>>;

/** A folder of pages, and the first segment of their paths. */
interface DocFolder {
  readonly folder: string;
  readonly route: string;
  /** Whether each folder in it is a component, with its page next to its code. */
  readonly isAtom: boolean;
}

/** Reads a site whose settings are in `file`. */
export function readDumi(file: string, reader: SiteReader): SourceSite {
  const root = dirname(file);
  const config = toObject(reader.settings(file));
  const theme = toObject(config.themeConfig);
  const locales = toList(config.locales)
    .map(toObject)
    .flatMap((each) => {
      const id = toText(each.id);
      return id === undefined ? [] : [{ id, suffix: toText(each.suffix) }];
    });
  const languageOf = (id: string) => (/^en(?:-|$)/i.test(id) ? 'en' : id);
  const languages = locales.length === 0 ? ['en'] : locales.map(({ id }) => languageOf(id));

  const pages = findFolders(config, root).flatMap((place) =>
    reader
      .listPages(place.folder, { include: ['**/*.{md,mdx}'] })
      .flatMap((name) => readPage(name, place, { reader, locales: locales.map(({ id }) => id), languageOf })),
  );
  if (theme.footer !== undefined && theme.footer !== false)
    reader.note(
      file,
      { kind: 'left', what: 'The setting "footer"', todo: 'Write templates/Shell.tsx, or link from the home page.' },
      { object: theme, key: 'footer' },
    );
  const [firstFile] = reader.list(joinPath(root, '.dumi/theme'), /./);
  if (firstFile !== undefined)
    reader.note(joinPath(root, `.dumi/theme/${firstFile}`), {
      kind: 'left',
      what: 'The theme of the site',
      todo: 'Rebuild the parts you need in templates/ and components/.',
    });
  const defaultPages = pages.filter((page) => page.language === languages[0]);
  return {
    engine: 'dumi',
    root,
    siteFolder: root,
    settings: {
      title:
        toText(theme.name) ??
        toText(config.title) ??
        toText(toObject(reader.data(joinPath(root, 'package.json'))).name) ??
        'Docs',
      description: toText(config.description),
      base: toText(config.base),
      languages,
      repository: toText(toObject(theme.socialLinks).github),
      editUrl: undefined,
      alias: { ...readAlias(config, root), '@': joinPath(root, 'src') },
      favicon: toText(toList(config.favicons)[0]),
    },
    trees: readTrees(defaultPages, { theme, reader, file }),
    pages,
    redirects: [],
    publicFolders: [joinPath(root, 'public')],
    notes: reader.notes,
  };
}

function findFolders(config: Options, root: string): DocFolder[] {
  const resolve = toObject(config.resolve);
  const docs = toList(resolve.docDirs).flatMap((each): DocFolder[] => {
    const dir = toText(each) ?? toText(toObject(each).dir);
    return dir === undefined
      ? []
      : [{ folder: joinPath(root, dir), route: toText(toObject(each).type) ?? '', isAtom: false }];
  });
  const atoms = toList(resolve.atomDirs).flatMap((each): DocFolder[] => {
    const { dir, type } = toObject(each);
    return toText(dir) === undefined
      ? []
      : [{ folder: joinPath(root, String(dir)), route: `${toText(type) ?? 'component'}s`, isAtom: true }];
  });
  return [
    ...(docs.length > 0 ? docs : [{ folder: joinPath(root, 'docs'), route: '', isAtom: false }]),
    ...(atoms.length > 0 || resolve.atomDirs !== undefined
      ? atoms
      : [{ folder: joinPath(root, 'src'), route: 'components', isAtom: true }]),
  ];
}

function readPage(
  name: string,
  { folder, route, isAtom }: DocFolder,
  { reader, locales, languageOf }: { reader: SiteReader; locales: readonly string[]; languageOf(id: string): string },
): SourcePage[] {
  const stem = name.replace(/\.mdx?$/, '');
  const [, plain = stem, suffix] = /^(.*)\.([a-z]{2}(?:-[A-Z]{2})?)$/.exec(stem) ?? [];
  const hasLanguage = suffix !== undefined && locales.includes(suffix);
  const plainStem = hasLanguage ? plain : stem;
  // Next to code, only the component's own page counts.
  const parts = plainStem.split('/');
  if (isAtom && !(parts.length === 2 && /^(?:index|README)$/i.test(parts[1] ?? '')) && parts.length !== 1) return [];
  if (/(?:^|\/)[_.]/.test(name)) return [];
  const file = joinPath(folder, name);
  const { head, body } = reader.markdown(file);
  const words = plainStem
    .replace(/(^|\/)(?:index|README)$/i, '$1')
    .split('/')
    .map(toKebab)
    .join('/');
  const path = `/${[route, words].filter(Boolean).join('/')}`;
  const label =
    toText(head.title) ??
    readHeading(body) ??
    titleOfName(parts.filter((part) => !/^(?:index|README)$/i.test(part)).at(-1) ?? 'Home');
  const hero = toObject(head.hero);
  return [
    {
      file,
      path,
      language: languageOf(hasLanguage ? suffix : (locales[0] ?? 'en')),
      isPost: false,
      head,
      body:
        head.hero === undefined && head.features === undefined ? body : `${writeHero(hero, head)}\n\n${body.trim()}`,
      bodyLine: 1,
      label,
    },
  ];
}

function toKebab(text: string): string {
  return text.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Writes the blocks of a home page as Markdown. */
function writeHero(hero: Options, head: Options): string {
  const actions = toList(hero.actions)
    .map(toObject)
    .flatMap(({ text, link }) => (toText(text) && toText(link) ? [`[${String(text)}](${String(link)})`] : []));
  const features = toList(head.features)
    .map(toObject)
    .map(
      ({ title, description, link }) =>
        `- ${toText(link) === undefined ? `**${toText(title) ?? ''}**` : `[${toText(title) ?? ''}](${String(link)})`}${toText(description) === undefined ? '' : `\n\n  ${String(description).replace(/\s+/g, ' ')}`}`,
    );
  return [
    `# ${toText(hero.title) ?? toText(head.title) ?? 'Home'}`,
    toText(hero.description),
    actions.join(' · '),
    features.length > 0 ? `:::cards\n${features.join('\n')}\n:::` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Makes a tree for each first path segment, in the order of the top bar. */
function readTrees(
  pages: readonly SourcePage[],
  { theme, reader, file }: { theme: Options; reader: SiteReader; file: string },
): SourceTree[] {
  const sections = new Map<string, SourcePage[]>();
  for (const page of pages) {
    const section = page.path.split('/')[1] ?? '';
    if (page.path !== '/') sections.set(section, [...(sections.get(section) ?? []), page]);
  }
  const nav = toList(theme.nav).map(toObject);
  const sidebar = toObject(theme.sidebar);
  if (theme.sidebar !== undefined && Object.keys(sidebar).length === 0)
    reader.note(
      file,
      { kind: 'left', what: 'A menu that is code', todo: 'The tree is generated from the folders instead.' },
      { object: theme, key: 'sidebar' },
    );
  const taken: string[] = [];
  const trees = [...sections].map(([section, sectionPages]) => {
    const navs = sectionPages.map(({ head }) =>
      toObject(typeof head.nav === 'string' ? { title: head.nav } : head.nav),
    );
    const link = nav.find((each) => toText(each.link)?.split('/')[1] === section);
    const orders = navs.flatMap(({ order }) => (order === undefined ? [] : [Number(order)]));
    const name = toText(link?.title) ?? navs.flatMap(({ title }) => toText(title) ?? [])[0] ?? titleOfName(section);
    const written = toList(sidebar[`/${section}`]);
    return {
      section,
      name,
      order: link ? nav.indexOf(link) : Math.min(...orders, 1000),
      entries: written.length > 0 ? readSidebar(written, pages) : listGroups(sectionPages),
    };
  });
  return trees
    .sort((a, b) => a.order - b.order || compareText(a.section, b.section))
    .map(({ section, name, entries }) => {
      const id = idOfName(section, taken);
      taken.push(id);
      return { id, name, entries };
    });
}

function readSidebar(groups: readonly unknown[], pages: readonly SourcePage[]): SourceEntry[] {
  return groups.map(toObject).map(({ title, children, link }): SourceEntry => {
    const members = toList(children);
    const path = toText(link);
    const page = pages.find((each) => path !== undefined && each.path.replace(/\/$/, '') === path.replace(/\/$/, ''));
    if (members.length > 0) return { title: toText(title), file: page?.file, children: readSidebar(members, pages) };
    return { title: toText(title), ...(page ? { file: page.file } : { href: path }) };
  });
}

/** Groups pages by "group" in their front matter. */
function listGroups(pages: readonly SourcePage[]): SourceEntry[] {
  const groupOf = ({ head }: SourcePage) =>
    toObject(typeof head.group === 'string' ? { title: head.group } : head.group);
  const orderOf = (page: SourcePage) => Number(page.head.order ?? 1000);
  const sorted = pages.toSorted(
    (a, b) =>
      orderOf(a) - orderOf(b) ||
      Number(b.path.endsWith('/')) - Number(a.path.endsWith('/')) ||
      compareText(a.path, b.path),
  );
  const ungrouped = sorted
    .filter((page) => toText(groupOf(page).title) === undefined)
    .map((page): SourceEntry => ({ title: page.label, file: page.file }));
  const names = [...new Set(sorted.flatMap((page) => toText(groupOf(page).title) ?? []))];
  const groups = names.map((title) => {
    const members = sorted.filter((page) => toText(groupOf(page).title) === title);
    const orders = members.flatMap((page) => (groupOf(page).order === undefined ? [] : [Number(groupOf(page).order)]));
    return {
      order: Math.min(...orders, 1000),
      entry: { title, children: members.map((page): SourceEntry => ({ title: page.label, file: page.file })) },
    };
  });
  return [
    ...ungrouped,
    ...groups.sort((a, b) => a.order - b.order || compareText(a.entry.title, b.entry.title)).map(({ entry }) => entry),
  ];
}

function readAlias(config: Options, root: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toObject(config.alias)).flatMap(([name, path]) =>
      typeof path === 'string' ? [[name, joinPath(root, path)]] : [],
    ),
  );
}
