// A page of symbols → what it is drawn from: the symbols with the fragments of each, and links for the
// names that their types mention.

import type { ApiProp } from '../../extract/api-entry.ts';
import type { ApiSymbol, SymbolKind } from '../../extract/symbols/api-symbol.ts';
import { toLocalText } from '../texts/localize-entry.ts';
import { listTargets } from '../texts/list-targets.ts';
import { listSymbolTexts, mapSymbolTexts } from './map-symbol-texts.ts';
import type { SymbolPage } from './plan-symbol-pages.ts';

/** What a page tells of symbols. */
export interface SymbolList {
  readonly kind: SymbolKind;
  /** Tells whether the whole page is about one. */
  readonly isOne: boolean;
  readonly lines: readonly SymbolLine[];
  /** Where names that types mention are explained. */
  readonly links: Readonly<Record<string, string>>;
  /** Pages of the site that texts link to, by what they write. */
  readonly targets: Readonly<Record<string, string>>;
}

/** A symbol with its fragment. */
export interface SymbolLine {
  readonly id: string;
  readonly packageName: string;
  /** The version of the package, where its history is known. */
  readonly version?: string;
  readonly symbol: ApiSymbol;
}

/** What planning needs besides the page. */
interface ListOptions {
  /** Gives the place where a product explains a name. */
  readonly findName: (product: string, name: string) => string | undefined;
  readonly findPage: (target: string) => string | undefined;
}

/** Plans what a page of symbols is drawn from. */
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
