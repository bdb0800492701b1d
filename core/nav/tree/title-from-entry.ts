// An entry of a tree → the title that readers see, or null if it shows none.
//
// A translation keyed by the page's path wins over the entry's own title, unless the entry has a
// query; without either, the title is derived from the last segment of the path.

import type { NavEntry } from '../../model/nav-tree.ts';
import { splitHref } from '../../model/url-path.ts';

/** Finds an interface text by its key; undefined if there is none. */
export type FindTitle = (key: string) => string | undefined;

type Titled = Pick<NavEntry, 'pathname' | 'title' | 'subheader' | 'query'>;

/**
 * Finds the title of an entry: null if it shows none.
 *
 * @example
 * titleFromEntry({ pathname: '/joy-ui/react-text-field' }) // 'Text field'
 * titleFromEntry({ pathname: '/material-ui/api/app-bar' }) // 'AppBar'
 */
export function titleFromEntry(entry: Titled, findTitle?: FindTitle): string | null {
  if (entry.title === false) return null;

  const base = entry.subheader ?? entry.pathname;
  const translated = entry.query ? undefined : findTitle?.(`pages.${withoutTrailingSlash(base)}`);
  return filled(translated) ?? filled(entry.title) ?? titleFromPath(base);
}

/**
 * Derives a title from the last segment of a path.
 *
 * @example
 * titleFromPath('/base-ui/api/use-button') // 'useButton'
 */
export function titleFromPath(path: string): string {
  const { path: pathname, fragment } = splitHref(withoutTrailingSlash(path));
  const isTab = /\/(?:components|hooks)-api\/?$/.test(pathname) && fragment.length > 1;
  const segment = isTab ? fragment.slice(1) : lastSegment(pathname);
  const name =
    segment
      .replace(/^\d+[-_. ](?=\D)/, '')
      .replace('react-', '')
      .replace(/\.[^]*$/, '') || segment.replace(/(?<!-)-+$/, '');

  if (/\/api-docs\//.test(pathname)) return toPascalCase(name);
  if (isTab || /\/api\//.test(pathname)) return /^use(?:-|\p{Lu})/u.test(name) ? toCamelCase(name) : toPascalCase(name);
  return raiseFirst(name.replaceAll('-', ' ').trim());
}

function filled(title: string | undefined): string | undefined {
  return title === undefined || title === '' ? undefined : title;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function lastSegment(path: string): string {
  return withoutTrailingSlash(path).split('/').at(-1) ?? '';
}

function toPascalCase(name: string): string {
  return name.split('-').map(raiseFirst).join('');
}

function toCamelCase(name: string): string {
  const [first = '', ...others] = name.split('-');
  return `${first}${others.map(raiseFirst).join('')}`;
}

function raiseFirst(word: string): string {
  const [first = ''] = word;
  return `${first.toUpperCase()}${word.slice(first.length)}`;
}
