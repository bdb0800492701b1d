// The index of an API → what the contents of its page list, and where these lead.
//
// Components and hooks of one product are all listed; of several products there are hundreds, so only
// packages are. Of other exports there are as many, so their kinds are.

import type { Heading } from '../../model/document.ts';
import type { SymbolKind } from '../extract/symbols/api-symbol.ts';
import { symbolFolders } from './symbols/plan-symbol-pages.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiIndexGroup } from './api-subject.ts';

/** Lists the headings of an index: its packages at `depth`, and the names of a single product. */
export function planIndexHeadings(
  groups: readonly ApiIndexGroup[],
  { depth, toTitle }: { depth: 2 | 3; toTitle: (kind: SymbolKind) => string },
): Heading[] {
  const filled = groups.filter(({ lines }) => lines.length > 0);
  const isWhole = new Set(filled.map(({ product }) => product)).size > 1;

  return filled.flatMap((group) => [
    { id: toGroupId(group), depth, text: group.packageName },
    ...(isWhole
      ? []
      : group.lines.filter(isEntry).map(({ name }): Heading => ({ id: toLineId(name), depth: 3, text: name }))),
    ...listKinds(group).map((kind): Heading => ({ id: toKindId(group, kind), depth: 3, text: toTitle(kind) })),
  ]);
}

/** Lists the kinds of what a package exports beside components and hooks. */
export function listKinds({ lines }: Pick<ApiIndexGroup, 'lines'>): SymbolKind[] {
  const kinds = Object.keys(symbolFolders) as SymbolKind[];
  return kinds.filter((kind) => lines.some((line) => line.kind === kind));
}

/** Gives the fragment of one kind in the part of a package. */
export function toKindId(group: Pick<ApiIndexGroup, 'packageName'>, kind: SymbolKind): string {
  return `${toGroupId(group)}-${symbolFolders[kind]}`;
}

function isEntry({ kind }: ApiIndexGroup['lines'][number]): boolean {
  return kind === 'component' || kind === 'hook';
}

/** Gives the fragment of a package in an index. */
export function toGroupId({ packageName }: Pick<ApiIndexGroup, 'packageName'>): string {
  return packageName
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Gives the fragment of a name in the index of one product. */
export function toLineId(name: string): string {
  return `index-${toKebab(name)}`;
}
