// References → the pages of exports other than components and hooks. Functions, classes and large
// objects have a page each; short symbols share one with others of their kind.

import { compareText } from '../../../text/compare-text.ts';
import type { ApiSymbol, SymbolKind } from '../../extract/symbols/api-symbol.ts';
import type { ApiReference } from '../../link-references.ts';
import { toKebab } from '../../plan-api-tab.ts';

/** A symbol, and the path of its documentation. */
export interface SymbolPlace {
  readonly product: string;
  readonly packageName: string;
  readonly homepage?: string;
  /** The version of the package, if its history is known. */
  readonly version?: string;
  readonly symbol: ApiSymbol;
  /** Its own page, or a fragment of a shared one. */
  readonly path: string;
}

/** A page about one symbol, or about many of one kind. */
export interface SymbolPage {
  readonly path: string;
  readonly product: string;
  readonly kind: SymbolKind;
  readonly places: readonly SymbolPlace[];
  /** The number of a shared page among those of its kind. */
  readonly part?: number;
  /** What distinguishes its symbol from one with the same name in the same product: its package or its kind. */
  readonly apart?: 'package' | 'kind';
}

/** The kinds in the order in which they are listed, with the folders of their pages. */
export const symbolFolders: Readonly<Record<SymbolKind, string>> = {
  function: 'functions',
  class: 'classes',
  constant: 'constants',
  enum: 'enums',
  type: 'types',
};

/** The translation keys of the kinds. */
export const symbolTitles = {
  function: 'api.functions',
  class: 'api.apiClasses',
  constant: 'api.constants',
  enum: 'api.enums',
  type: 'api.types',
} as const satisfies Readonly<Record<SymbolKind, string>>;

const kinds = Object.keys(symbolFolders) as SymbolKind[];
const maxFields = 12;
const maxShared = 150;

interface Named {
  readonly place: Omit<SymbolPlace, 'path'>;
  readonly name: string;
}

/** Plans the pages, by product and kind. `taken` contains the paths of the other API pages. */
export function planSymbolPages(references: readonly ApiReference[], taken: ReadonlySet<string>): SymbolPage[] {
  const products = [...new Set(references.map(({ product }) => product))];
  return products.flatMap((product) => {
    const separatePages = references.filter((reference) => reference.product === product);
    return markNamesakes(
      kinds.flatMap((kind) => planKind(kind, { named: nameSymbols(separatePages, kind), product, taken })),
    );
  });
}

/** Marks pages with the same name: a type and a function of one package, or functions of two packages. */
function markNamesakes(pages: readonly SymbolPage[]): SymbolPage[] {
  return pages.map((page) => {
    const [separatePages] = page.places;
    const namesakes = pages.filter(
      ({ part, places }) => part === undefined && places[0]?.symbol.name === separatePages?.symbol.name,
    );
    if (page.part !== undefined || namesakes.length < 2) return page;
    const isSameKind = namesakes.some((other) => other !== page && other.kind === page.kind);
    return { ...page, apart: isSameKind ? 'package' : 'kind' };
  });
}

function planKind(
  kind: SymbolKind,
  { named, product, taken }: { named: readonly Named[]; product: string; taken: ReadonlySet<string> },
): SymbolPage[] {
  const root = `/${product}/api/${symbolFolders[kind]}`;
  const sorted = [...named].sort((a, b) => compareText(a.place.symbol.name, b.place.symbol.name));
  const [alone, shared] = [true, false].map((wanted) =>
    sorted.filter(({ place }) => needsSeparatePage(place.symbol) === wanted),
  );
  const separatePages = (alone ?? []).map(({ place, name }): SymbolPage => {
    const path = `${root}/${name}/`;
    return { path, product, kind, places: [{ ...place, path }] };
  });
  const parts = Array.from({ length: Math.ceil((shared ?? []).length / maxShared) }, (_none, index): SymbolPage => {
    const path = toFreePath(`${root}${index === 0 ? '' : `-${index + 1}`}`, taken);
    const places = (shared ?? []).slice(index * maxShared, (index + 1) * maxShared);
    return {
      path,
      product,
      kind,
      part: index + 1,
      places: places.map(({ place, name }) => ({ ...place, path: `${path}#${name}` })),
    };
  });
  return [...separatePages, ...parts];
}

// Functions and classes are looked up by name; large objects would fill a page anyway.
function needsSeparatePage({ kind, fields = {}, methods = {} }: ApiSymbol): boolean {
  return (
    kind === 'function' || kind === 'class' || Object.keys(fields).length + Object.keys(methods).length > maxFields
  );
}

// A component may be called "Types".
function toFreePath(path: string, taken: ReadonlySet<string>): string {
  return taken.has(`${path}/`) ? `${path}-list/` : `${path}/`;
}

// The same declaration in two packages is one symbol; different symbols with one name get unique names.
function nameSymbols(references: readonly ApiReference[], kind: SymbolKind): Named[] {
  const symbolsByName = new Map<string, ApiSymbol>();
  return references.flatMap(({ product, packageName, homepage, version, removed, symbols }) =>
    symbols
      .filter((symbol) => symbol.kind === kind)
      .flatMap((symbol): Named[] => {
        const name = toKebab(symbol.name).replaceAll('$', '') || 'symbol';
        const other = symbolsByName.get(name);
        if (other && other.source === symbol.source && other.name === symbol.name) return [];
        const free = findFree(name, { symbolsByName, packageName });
        symbolsByName.set(free, symbol);
        return [
          {
            place: {
              product,
              packageName,
              ...(homepage !== undefined && { homepage }),
              ...(removed && { version }),
              symbol,
            },
            name: free,
          },
        ];
      }),
  );
}

function findFree(
  name: string,
  { symbolsByName, packageName }: { symbolsByName: ReadonlyMap<string, ApiSymbol>; packageName: string },
): string {
  if (!symbolsByName.has(name)) return name;
  const tail = packageName.split('/').at(-1) ?? '';
  const names = [
    `${name}-${tail}`,
    ...Array.from({ length: symbolsByName.size }, (_none, index) => `${name}-${index + 2}`),
  ];
  return names.find((free) => !symbolsByName.has(free)) ?? name;
}
