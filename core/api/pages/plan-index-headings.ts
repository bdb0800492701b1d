// The index of an API → the headings in the table of contents of its page.
//
// Its names are in the list beside it, so only their packages are listed, and the kinds of exports other than
// components and hooks.

import type { Heading } from '../../model/document.ts';
import type { SymbolKind } from '../extract/symbols/api-symbol.ts';
import { symbolFolders } from './symbols/plan-symbol-pages.ts';
import type { ApiIndexGroup } from './api-subject.ts';

/** Lists the headings of an index: its packages at `depth`, and their kinds. */
export function planIndexHeadings(
  groups: readonly ApiIndexGroup[],
  { depth, toTitle }: { depth: 2 | 3; toTitle: (kind: SymbolKind) => string },
): Heading[] {
  const filled = groups.filter(({ lines }) => lines.length > 0);

  return filled.flatMap((group) => [
    { id: toGroupId(group), depth, text: group.packageName },
    ...listKinds(group).map((kind): Heading => ({ id: toKindId(group, kind), depth: 3, text: toTitle(kind) })),
  ]);
}

/** Lists the kinds of a package's exports other than components and hooks. */
export function listKinds({ lines }: Pick<ApiIndexGroup, 'lines'>): SymbolKind[] {
  const kinds = Object.keys(symbolFolders) as SymbolKind[];
  return kinds.filter((kind) => lines.some((line) => line.kind === kind));
}

/** Returns the fragment of a kind in the section of a package. */
export function toKindId(group: Pick<ApiIndexGroup, 'packageName'>, kind: SymbolKind): string {
  return `${toGroupId(group)}-${symbolFolders[kind]}`;
}

/** Returns the fragment of a package in an index. */
export function toGroupId({ packageName }: Pick<ApiIndexGroup, 'packageName'>): string {
  return packageName
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}
