// The places of an API → the data of each page: the entry, the pages that show it, and links for the
// names in its types.

import type { PageLink } from '../../model/page.ts';
import { ensureTrailingSlash, splitHref } from '../../model/url-path.ts';
import type { ApiEntry, ApiProp } from '../extract/api-entry.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiSubject } from './api-subject.ts';
import { findGuides } from './find-guides.ts';
import { listEntryTexts } from './texts/list-entry-texts.ts';
import { listTargets } from './texts/list-targets.ts';
import { localizeEntry } from './texts/localize-entry.ts';
import type { ApiPlace } from './plan-api-pages.ts';

/** Facts of the site for creating subjects. */
interface SubjectOptions {
  /** The titles of its pages, by path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Finds the path at which a product documents a type. */
  readonly findName?: (product: string, name: string) => string | undefined;
}

/** Creates the function that turns a place into a subject. */
export function createSubjects(
  places: readonly ApiPlace[],
  { titles, findName = () => undefined }: SubjectOptions,
): (place: ApiPlace) => ApiSubject {
  const paths = mapNames(places);
  const byName = mapEntryNames(places);
  const findPage = createPageFinder(places, titles);
  const pagePaths = [...titles.keys()];

  return function toSubject({ entry: written, packageName, product, homepage, version }) {
    const entry = localizeEntry(written, { homepage, findPage });
    const showing = listShowing(entry, titles);
    const names = new Set(listTypes(entry).flatMap((type) => type.match(/\b[A-Za-z_]\w*/g) ?? []));
    const links = [...names].sort().flatMap((name) => {
      const own = paths.get(`${product} ${name}`);
      const explained = own ? undefined : findName(product, name);
      if (explained !== undefined) return [[name, explained] as const];
      const found = own ?? paths.get(name);
      return found === undefined || found.entry === written ? [] : [[name, found.path] as const];
    });
    const pathname = entry.inheritance?.pathname && findPage(entry.inheritance.pathname);
    return {
      entry: { ...entry, ...(entry.inheritance && { inheritance: { ...entry.inheritance, pathname } }) },
      packageName,
      ...(version !== undefined && { version }),
      showing,
      links: Object.fromEntries(links),
      guides: findGuides(pagePaths, product),
      origins: findOrigins(entry, (name) => byName.get(`${product} ${name}`) ?? byName.get(name)),
      targets: Object.fromEntries(
        listTargets(listEntryTexts(entry)).flatMap((target) =>
          findPage(target) === undefined ? [] : [[target, findPage(target) ?? '']],
        ),
      ),
    };
  };
}

/**
 * Creates the function that finds the page a text of a library links to. A library links to its own
 * site, which this one may be a part of. The fragments of pages are not known here, so the link leads
 * to the page.
 */
export function createPageFinder(
  places: readonly ApiPlace[],
  titles: ReadonlyMap<string, string>,
): (target: string) => string | undefined {
  const apiPaths = new Set(places.map(({ path }) => path));

  return function findPage(target) {
    if (!target.startsWith('/')) return target;
    const path = ensureTrailingSlash(target);
    if (apiPaths.has(path)) return path;
    const page = splitHref(path).path;
    return apiPaths.has(page) || titles.has(page) ? page : undefined;
  };
}

/** Finds the documentation of inherited props: at the component that declares them, or the hook of the parameter. */
function findOrigins(
  { props }: ApiEntry,
  findPlace: (name: string) => ApiPlace | undefined,
): Readonly<Record<string, string>> {
  const found = Object.entries(props).flatMap(([name, { inheritedFrom }]) => {
    const place = inheritedFrom === undefined ? undefined : findPlace(inheritedFrom);
    const originProps = place && (place.entry.kind === 'hook' ? place.entry.parameters : place.entry.props);
    if (!place || !originProps || !Object.hasOwn(originProps, name)) return [];
    // On a page with tabs the fragment of the path is the entry itself.
    return [
      [
        name,
        `${place.path.replace(/#.*/, '')}#${toKebab(place.entry.name)}-${place.entry.kind === 'hook' ? 'parameters' : 'prop'}-${name}`,
      ] as const,
    ];
  });
  return Object.fromEntries(found);
}

function mapEntryNames(places: readonly ApiPlace[]): ReadonlyMap<string, ApiPlace> {
  const byName = new Map<string, ApiPlace>();
  for (const place of places) {
    byName.set(`${place.product} ${place.entry.name}`, place);
    if (!byName.has(place.entry.name)) byName.set(place.entry.name, place);
  }
  return byName;
}

/** Maps names to places, by product and name, and by name alone to the first place. */
function mapNames(places: readonly ApiPlace[]): ReadonlyMap<string, ApiPlace> {
  const paths = new Map<string, ApiPlace>();
  for (const place of places) {
    for (const name of listNames(place.entry)) {
      paths.set(`${place.product} ${name}`, place);
      if (!paths.has(name)) paths.set(name, place);
    }
  }
  return paths;
}

// A component's own name occurs in many unrelated types, so only unambiguous names are linked.
function listNames({ name, kind }: ApiEntry): string[] {
  const typePrefix = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return kind === 'hook'
    ? [name, `${typePrefix}Parameters`, `${typePrefix}ReturnValue`]
    : [`${name}Props`, `${name}OwnProps`];
}

function listTypes(entry: ApiEntry): string[] {
  const all: ApiProp[] = [entry.props, entry.parameters, entry.returnValue].flatMap((props) => Object.values(props));
  return all.flatMap(({ type, signature, types = [] }) => [
    type,
    ...types.flatMap((named) => [named.type ?? '', ...named.fields.map((field) => field.type)]),
    ...(signature?.parameters ?? []).map((parameter) => parameter.type),
    signature?.returns.type ?? '',
  ]);
}

/** Lists the pages that show an entry: the page of the same name comes before those where it is one of several. */
function listShowing({ name, demos }: ApiEntry, titles: ReadonlyMap<string, string>): PageLink[] {
  const isNamesake = ({ title }: PageLink) => title.replace(/\s/g, '').toLowerCase() === name.toLowerCase();
  const pages = demos.map((path): PageLink => ({ path, title: titles.get(path) ?? path }));
  return [...pages.filter(isNamesake), ...pages.filter((page) => !isNamesake(page))];
}
