// A page of symbols → its data: the symbols with their fragments, and links for the names in their
// types.

import type { ApiProp } from '../../extract/api-entry.ts';
import type { ApiSymbol, SymbolKind } from '../../extract/symbols/api-symbol.ts';
import { toLocalText } from '../texts/localize-entry.ts';
import { listTargets } from '../texts/list-targets.ts';
import { listSymbolTexts, mapSymbolTexts } from './map-symbol-texts.ts';
import type { SymbolPage } from './plan-symbol-pages.ts';

/** The symbols on a page. */
export interface SymbolList {
  readonly kind: SymbolKind;
  /** Whether the whole page is about one symbol. */
  readonly isOne: boolean;
  readonly lines: readonly SymbolLine[];
  /** Paths of the documentation of names in types. */
  readonly links: Readonly<Record<string, string>>;
  /** Pages of the site that texts link to, by address as written. */
  readonly targets: Readonly<Record<string, string>>;
}

/** A symbol with its fragment. */
export interface SymbolLine {
  readonly id: string;
  readonly packageName: string;
  /** The version of the package, if its history is known. */
  readonly version?: string;
  readonly symbol: ApiSymbol;
}

/** Look-ups for planning a page of symbols. */
interface ListOptions {
  /** Finds the path at which a product documents a name. */
  readonly findName: (product: string, name: string) => string | undefined;
  readonly findPage: (target: string) => string | undefined;
}

/** Plans the data of a page of symbols. */
export function planSymbolList(
  { kind, places, part, product, path }: SymbolPage,
  { findName, findPage }: ListOptions,
): SymbolList {
  const lines = places.map(({ symbol, packageName, homepage, version, path: place }): SymbolLine => ({
    id: place.replace(/^.*#/, '').replace(/^.*\/([^/]+)\/$/, '$1'),
    packageName,
    ...(version !== undefined && { version }),
    symbol: mapSymbolTexts(symbol, (text) => toLocalText(text, { homepage, findPage })),
  }));
  const symbols = lines.map(({ symbol }) => symbol);
  const names = new Set(symbols.flatMap(listTypes).flatMap((type) => type.match(/\b[A-Za-z_]\w*/g) ?? []));
  const links = [...names].sort().flatMap((name) => {
    const found = findName(product, name);
    return found === undefined || found === path ? [] : [[name, found] as const];
  });
  const targets = listTargets(listSymbolTexts(symbols)).flatMap((target) => {
    const found = findPage(target);
    return found === undefined ? [] : [[target, found] as const];
  });
  return {
    kind,
    isOne: part === undefined,
    lines,
    links: Object.fromEntries(links),
    targets: Object.fromEntries(targets),
  };
}

function listTypes({
  type = '',
  extends: bases = [],
  calls = [],
  typeParameters = [],
  parameters = {},
  returnValue = {},
  fields = {},
  methods = {},
}: ApiSymbol): string[] {
  const props: ApiProp[] = [parameters, returnValue, fields, methods].flatMap((record) => Object.values(record));
  return [
    type,
    ...bases,
    ...calls.flatMap((call) => [...call.typeParameters, ...call.parameters, call.returns]),
    ...typeParameters.map(({ constraint = '', default: fallback = '' }) => `${constraint} ${fallback}`),
    ...props.map((prop) => prop.type),
  ];
}
