// References → the pages of what packages export beside components and hooks. Functions, classes and
// large objects have a page each; what is short shares one with others of its kind.

import { compareText } from '../../../text/compare-text.ts';
import type { ApiSymbol, SymbolKind } from '../../extract/symbols/api-symbol.ts';
import type { ApiReference } from '../../link-references.ts';
import { toKebab } from '../../plan-api-tab.ts';

/** A symbol, and where it is explained. */
export interface SymbolPlace {
  readonly product: string;
  readonly packageName: string;
  readonly homepage?: string;
  /** The version of the package, where its history is known. */
  readonly version?: string;
  readonly symbol: ApiSymbol;
  /** A page of its own, or a fragment of one that it shares. */
  readonly path: string;
}

/** A page about one symbol, or about many of one kind. */
export interface SymbolPage {
  readonly path: string;
  readonly product: string;
  readonly kind: SymbolKind;
  readonly places: readonly SymbolPlace[];
  /** Which of the pages of its kind it is, for one that symbols share. */
  readonly part?: number;
  /** What distinguishes its symbol from one of the same name with a page in the same product: its package, or its kind. */
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

/** The words for the kinds, as keys of translations. */
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

/** Plans the pages, by product and kind. `taken` has the paths of the other pages of the API. */
export function planSymbolPages(references: readonly ApiReference[], taken: ReadonlySet<string>): SymbolPage[] {
  const products = [...new Set(references.map(({ product }) => product))];
  return products.flatMap((product) => {
    const own = references.filter((reference) => reference.product === product);
    return tellApart(kinds.flatMap((kind) => planKind(kind, { named: nameSymbols(own, kind), product, taken })));
  });
}

/** A package may have a type and a function of one name, and two packages a function each. */
function tellApart(pages: readonly SymbolPage[]): SymbolPage[] {
  return pages.map((page) => {
    const [own] = page.places;
    const namesakes = pages.filter(
      ({ part, places }) => part === undefined && places[0]?.symbol.name === own?.symbol.name,
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
  const [alone, shared] = [true, false].map((wanted) => sorted.filter(({ place }) => isAlone(place.symbol) === wanted));
  const own = (alone ?? []).map(({ place, name }): SymbolPage => {
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
  return [...own, ...parts];
}

// What readers look up by its name has a page; so has what would fill one.
function isAlone({ kind, fields = {}, methods = {} }: ApiSymbol): boolean {
  return (
    kind === 'function' || kind === 'class' || Object.keys(fields).length + Object.keys(methods).length > maxFields
  );
}

// A component may well be called Types.
function toFreePath(path: string, taken: ReadonlySet<string>): string {
  return taken.has(`${path}/`) ? `${path}-list/` : `${path}/`;
}

// What two packages pass on is one thing; what only shares its name with another is told apart.
function nameSymbols(references: readonly ApiReference[], kind: SymbolKind): Named[] {
  const known = new Map<string, ApiSymbol>();
  return references.flatMap(({ product, packageName, homepage, version, removed, symbols }) =>
    symbols
      .filter((symbol) => symbol.kind === kind)
      .flatMap((symbol): Named[] => {
        const name = toKebab(symbol.name).replaceAll('$', '') || 'symbol';
        const other = known.get(name);
        if (other && other.source === symbol.source && other.name === symbol.name) return [];
        const free = findFree(name, { known, packageName });
        known.set(free, symbol);
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
  { known, packageName }: { known: ReadonlyMap<string, ApiSymbol>; packageName: string },
): string {
  if (!known.has(name)) return name;
  const tail = packageName.split('/').at(-1) ?? '';
  const names = [`${name}-${tail}`, ...Array.from({ length: known.size }, (_none, index) => `${name}-${index + 2}`)];
  return names.find((free) => !known.has(free)) ?? name;
}
