// The versions of all products → the rows of the versions page. Entries that are mere menu links are left out.

import type { ListedProduct, ListedVersion, VersionList } from '../../model/version-list.ts';

/** The rows of the versions page, and the columns that at least one version fills. */
export interface VersionTable {
  readonly groups: readonly ListedProduct[];
  readonly hasStatus: boolean;
  readonly hasDate: boolean;
  readonly hasNotes: boolean;
}

/** Plans the table; a product without versions has no rows. */
export function planVersionTable({ products }: VersionList): VersionTable {
  const groups = products.map(toGroup).filter(({ versions }) => versions.length > 0);
  const all = groups.flatMap(({ versions }) => versions);
  return {
    groups,
    hasStatus: all.some(({ status }) => status !== undefined),
    hasDate: all.some(({ date }) => date !== undefined),
    hasNotes: all.some(({ notes, migration }) => notes !== undefined || migration !== undefined),
  };
}

function toGroup({ id, name, versions }: ListedProduct): ListedProduct {
  return { id, name, versions: versions.filter(isRelease) };
}

function isRelease({ base, href = '', date, status, notes, migration }: ListedVersion): boolean {
  return [base, date, status, notes, migration].some((fact) => fact !== undefined) || /^https?:/i.test(href);
}
