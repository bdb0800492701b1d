// The _meta files and folders of Nextra → menu entries, in the order of the _meta files, then by name.

import { compareText } from '../../../core/text/compare-text.ts';
import { dirname, joinPath } from '../../output/source-path.ts';
import { toObject, toText } from '../../settings/value.ts';
import type { SourceEntry, SourcePage } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { titleOfName } from '../read-title.ts';

/** An entry, and whether it is in the top bar. */
export interface MetaEntry extends SourceEntry {
  readonly name: string;
  readonly isPage: boolean;
}

interface MetaOptions {
  readonly reader: SiteReader;
  /** The folder with the pages. */
  readonly folder: string;
  /** The pages of the default language. */
  readonly pages: readonly SourcePage[];
  /** The language suffix of file names, if files have one. */
  readonly locale: string | undefined;
}

/** Reads the entries of a folder. */
export function readMetaFolder(place: string, options: MetaOptions): MetaEntry[] {
  const { folder, pages } = options;
  const start = joinPath(folder, place);
  const meta = readMeta(start, options);
  const inside = pages.filter(({ file }) => start === '' || file.startsWith(`${start}/`));
  const relative = ({ file }: SourcePage) => (start === '' ? file : file.slice(start.length + 1));
  const ending = options.locale === undefined ? '' : `.${options.locale}`;
  const stemOf = (page: SourcePage) => {
    const stem = relative(page).replace(/\.mdx?$/, '');
    return ending !== '' && stem.endsWith(ending) ? stem.slice(0, -ending.length) : stem;
  };
  const files = new Map(inside.filter((page) => !relative(page).includes('/')).map((page) => [stemOf(page), page]));
  // In the app folder, "page.mdx" is the page of its folder.
  const folders = [
    ...new Set(inside.filter((page) => relative(page).includes('/')).map((page) => relative(page).split('/')[0] ?? '')),
  ];
  const names = [
    ...new Set([
      ...Object.keys(meta),
      ...[...files.keys(), ...folders].sort(
        (a, b) => Number(b === 'index') - Number(a === 'index') || compareText(a, b),
      ),
    ]),
  ];
  const sharedMeta = toObject(meta['*']);

  return names.flatMap((name): MetaEntry[] => {
    if (name === '*') return [];
    const entryMeta = toObject(meta[name]);
    const title = toText(meta[name]) ?? toText(entryMeta.title);
    const isPage =
      entryMeta.type === 'page' ||
      entryMeta.type === 'menu' ||
      (entryMeta.type === undefined && sharedMeta.type === 'page');
    const shared = { name, isPage, ...(entryMeta.display === 'hidden' && { isHidden: true }) };
    if (entryMeta.type === 'separator') return [];
    const href = toText(entryMeta.href);
    if (href !== undefined) return [{ ...shared, title: title ?? name, href }];
    if (entryMeta.type === 'menu' && !folders.includes(name))
      return [{ ...shared, isPage: false, title: title ?? titleOfName(name), children: readMenu(entryMeta) }];

    const page = files.get(name);
    if (!folders.includes(name)) return page ? [{ ...shared, title, file: page.file }] : [];
    const children = readMetaFolder(place === '' ? name : `${place}/${name}`, options);
    // A folder's own page is the one next to it, its page.mdx, or an index page with `asIndexPage`.
    const firstValue =
      page ??
      inside.find(
        (each) =>
          relative(each) === `${name}/page.mdx` ||
          (/^index(?:\.|$)/.test(relative(each).slice(name.length + 1)) &&
            dirname(relative(each)) === name &&
            each.head.asIndexPage === true),
      );
    const shown = firstValue && !page ? children.filter(({ file }) => file !== firstValue.file) : children;
    return [
      { ...shared, title: title ?? firstValue?.label ?? titleOfName(name), file: firstValue?.file, children: shown },
    ];
  });
}

function readMenu(menu: Readonly<Record<string, unknown>>): SourceEntry[] {
  return Object.entries(toObject(menu.items)).flatMap(([name, value]) => {
    const href = toText(toObject(value).href);
    return href === undefined ? [] : [{ title: toText(toObject(value).title) ?? titleOfName(name), href }];
  });
}

function readMeta(folder: string, { reader, locale }: MetaOptions): Readonly<Record<string, unknown>> {
  const names = locale === undefined ? ['_meta'] : [`_meta.${locale}`, '_meta'];
  for (const name of names) {
    const json = [`${name}.json`, `meta${name.slice('_meta'.length)}.json`]
      .map((each) => joinPath(folder, each))
      .find((each) => reader.has(each));
    if (json !== undefined) return toObject(reader.data(json));
    const code = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'global.ts', 'global.tsx', 'global.js']
      .map((ending) => joinPath(folder, `${name}.${ending}`))
      .find((each) => reader.has(each));
    if (code !== undefined) return toObject(reader.settings(code));
  }
  return {};
}
