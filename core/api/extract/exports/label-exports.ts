// The exports of a package that have an entry → the label of each. Of several exports with one name, the root's gets
// it, then the one whose module has that name. The others get the name of their module added.

import type ts from 'typescript';
import { toLabel } from '../../entry-label.ts';
import { toKebab } from '../../plan-api-tab.ts';
import { isOwn, isRoot, type ApiExport } from './find-exports.ts';

/** Labels exports so that no two share an address, if possible. Earlier ones have priority. */
export function labelExports(exports: readonly ApiExport[]): ReadonlyMap<ts.Symbol, string> {
  const groups = new Map<string, ApiExport[]>();
  for (const entry of exports) {
    const key = toKebab(entry.name);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }

  const labels = new Map<ts.Symbol, string>();
  const taken = new Set(groups.keys());
  for (const group of groups.values()) {
    const [owner, ...others] = group.sort((a, b) => rank(a) - rank(b));
    if (owner) labels.set(owner.symbol, owner.name);
    for (const { name, symbol, imports } of others) {
      const way = imports.find((each) => !isRoot(each)) ?? imports[0];
      const label = way ? toLabel(name, way.specifier) : name;
      const isFree = !taken.has(toKebab(label));
      if (isFree) taken.add(toKebab(label));
      labels.set(symbol, isFree ? label : name);
    }
  }
  return labels;
}

function rank({ name, imports }: ApiExport): number {
  if (imports.some(isRoot)) return 0;
  return imports.some((way) => isOwn(way, name)) ? 1 : 2;
}
