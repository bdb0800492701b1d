// The index of an API → what the contents of its page list, and where these lead.
//
// Names of one product are all listed; of several products there are hundreds, so only packages are.

import type { Heading } from '../../document.ts';
import { toKebab } from '../plan-api-tab.ts';
import type { ApiIndexGroup } from './api-subject.ts';

/** Lists the headings of an index: its packages at `depth`, and the names of a single product. */
export function planIndexHeadings(groups: readonly ApiIndexGroup[], depth: 2 | 3): Heading[] {
  const filled = groups.filter(({ lines }) => lines.length > 0);
  const isWhole = new Set(filled.map(({ product }) => product)).size > 1;

  return filled.flatMap((group) => [
    { id: toGroupId(group), depth, text: group.packageName },
    ...(isWhole ? [] : group.lines.map(({ name }): Heading => ({ id: toLineId(name), depth: 3, text: name }))),
  ]);
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
