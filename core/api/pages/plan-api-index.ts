// References and places → the index of all exports.

import type { ApiReference } from '../link-references.ts';
import type { ApiIndexGroup, ApiIndexLine } from './api-subject.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import type { SymbolPlace } from './symbols/plan-symbol-pages.ts';

/** Groups all places by their package, in the order of the references. */
export function planApiIndex(
  references: readonly ApiReference[],
  places: readonly ApiPlace[],
  symbols: readonly SymbolPlace[] = [],
): ApiIndexGroup[] {
  return references.map(({ product, packageName, version, removed = [] }) => {
    const isOfPackage = (place: ApiPlace | SymbolPlace) =>
      place.product === product && place.packageName === packageName;
    return {
      product,
      packageName,
      version,
      lines: [...places.filter(isOfPackage).map(toIndexLine), ...symbols.filter(isOfPackage).map(toSymbolLine)],
      ...(removed.length > 0 && { removed }),
    };
  });
}

/** Leaves only components and hooks, because an index of all products would be too long otherwise. */
export function withoutSymbols(groups: readonly ApiIndexGroup[]): ApiIndexGroup[] {
  return groups.map((group) => ({
    ...group,
    lines: group.lines.filter(isMain),
    ...(group.removed && { removed: group.removed.filter(isMain) }),
  }));
}

function isMain({ kind }: Pick<ApiIndexLine, 'kind'>): boolean {
  return kind === 'component' || kind === 'hook';
}

function toSymbolLine({ path, symbol: { name, kind, deprecated } }: SymbolPlace): ApiIndexLine {
  return { name, path, kind, isDeprecated: deprecated !== undefined };
}

/** Turns a place into an index line that links to it. */
export function toIndexLine({ path, entry: { name, kind, deprecated } }: ApiPlace): ApiIndexLine {
  return { name, path, kind, isDeprecated: deprecated !== undefined };
}

/** Returns the path of a product's index. */
export function toIndexPath(product: string): string {
  return `/${product}/api/`;
}
