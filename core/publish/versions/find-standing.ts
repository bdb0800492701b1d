// The versions of the products and the base of a page → how the version that it belongs to stands to the
// one that readers should use.

import type { ListedVersion, VersionList } from '../../model/version-list.ts';

/** A version that is not the current one, and the one that is. */
export interface Standing {
  readonly kind: 'old' | 'next';
  readonly here: ListedVersion;
  readonly current: ListedVersion & { readonly base: string };
}

/** Finds how a page's version stands; undefined where it is the current one, or nobody says which is. */
export function findStanding(
  { products }: VersionList,
  { base, product }: { readonly base: string; readonly product?: string | undefined },
): Standing | undefined {
  const own = products.find(({ id }) => id === product);
  if (own) return compareVersions(own.versions, base);

  // A page of no product is as old as all products that are told of beside it.
  const told = products.filter(({ versions }) => versions.some((version) => version.base === base));
  const standings = told.map(({ versions }) => compareVersions(versions, base));
  return standings.includes(undefined) ? undefined : standings[0];
}

function compareVersions(versions: readonly ListedVersion[], base: string): Standing | undefined {
  const here = versions.find((version) => version.base === base);
  const current = versions.find(({ status, base: place }) => status === 'current' && place !== undefined);
  if (!here || current?.base === undefined || current.base === base) return undefined;
  return { kind: here.status === 'next' ? 'next' : 'old', here, current: { ...current, base: current.base } };
}
