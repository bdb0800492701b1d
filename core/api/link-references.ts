// Extracted packages and the pages of a site → the same entries with links to the pages that show them,
// to their sources, and to the components they inherit from.

import type { ApiEntry } from './extract/api-entry.ts';
import type { ApiSymbol } from './extract/symbols/api-symbol.ts';
import type { RemovedEntry } from './history/trace-history.ts';
import { toKebab } from './plan-api-tab.ts';
import { toSourceUrl, type Repository } from './to-source-url.ts';

/** The API of one package, as shown by a product. */
export interface ApiReference {
  /** The product's id. */
  readonly product: string;
  readonly packageName: string;
  readonly version: string;
  /** The repository in its package.json. */
  readonly repository?: Repository;
  /** The homepage in its package.json. */
  readonly homepage?: string;
  /** The pattern for source links in the site's settings. */
  readonly sourcePattern?: string;
  readonly entries: readonly ApiEntry[];
  /** Other exports than components and hooks that the site shows. */
  readonly symbols: readonly ApiSymbol[];
  /** Entries that only earlier versions exported, if known. */
  readonly removed?: readonly RemovedEntry[];
}

/** A page that shows components or hooks. */
export interface ShowingPage {
  readonly path: string;
  readonly product?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Whether it shows their API in tabs. */
  readonly hasTabs: boolean;
}

/** Links the entries of all references. */
export function linkReferences(references: readonly ApiReference[], pages: readonly ShowingPage[]): ApiReference[] {
  return references.map((reference) => ({
    ...reference,
    entries: reference.entries.map((entry) => ({
      ...entry,
      sourceUrl: toSourceUrl(entry.source, { ...reference, pattern: reference.sourcePattern }),
      demos: findShowing(entry, { reference, pages }).map(({ path }) => path),
      inheritance: entry.inheritance && {
        ...entry.inheritance,
        pathname: findAncestorPath(entry, { references, pages }),
      },
    })),
    symbols: reference.symbols.map((symbol) => ({
      ...symbol,
      sourceUrl: toSourceUrl(symbol.source, { ...reference, pattern: reference.sourcePattern }),
    })),
  }));
}

/** Returns the path of an entry's page, or of its place in an API tab. */
export function toApiPath(
  entry: ApiEntry,
  { reference, pages }: { reference: ApiReference; pages: readonly ShowingPage[] },
): string {
  const name = toKebab(entry.name);
  const tabbed = findShowing(entry, { reference, pages }).find(({ hasTabs }) => hasTabs);
  return tabbed
    ? `${tabbed.path}${entry.kind === 'hook' ? 'hooks-api' : 'components-api'}/#${name}`
    : `/${reference.product}/api/${name}/`;
}

function findShowing(
  { name, kind }: ApiEntry,
  { reference, pages }: { reference: ApiReference; pages: readonly ShowingPage[] },
): ShowingPage[] {
  return pages.filter(
    (page) => page.product === reference.product && (kind === 'hook' ? page.hooks : page.components).includes(name),
  );
}

function findAncestorPath(
  { inheritance }: ApiEntry,
  { references, pages }: { references: readonly ApiReference[]; pages: readonly ShowingPage[] },
): string | undefined {
  for (const reference of references.filter(({ packageName }) => packageName === inheritance?.packageName)) {
    const ancestor = reference.entries.find(({ name }) => name === inheritance?.component);
    if (ancestor) return toApiPath(ancestor, { reference, pages });
  }
  return inheritance?.pathname;
}
