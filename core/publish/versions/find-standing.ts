// The versions of the products and the base of a page → whether the page belongs to an old or unreleased version.

import type { ListedVersion, VersionList } from '../../model/version-list.ts';

/** A version that is not the current one, together with the current one. */
export interface Standing {
  readonly kind: 'old' | 'next';
  readonly here: ListedVersion;
  readonly current: ListedVersion & { readonly base: string };
}

/** Compares a page's version with the current one; undefined if it is current or no version is marked current. */
export function findStanding(
  { products }: VersionList,
  { base, product }: { readonly base: string; readonly product?: string | undefined },
): Standing | undefined {
  const own = products.find(({ id }) => id === product);
  if (own) return compareVersions(own.versions, base);

  // A page without a product is old only if all products of its version are.
  const listed = products.filter(({ versions }) => versions.some((version) => version.base === base));
  const standings = listed.map(({ versions }) => compareVersions(versions, base));
  return standings.includes(undefined) ? undefined : standings[0];
}

function compareVersions(versions: readonly ListedVersion[], base: string): Standing | undefined {
  const here = versions.find((version) => version.base === base);
  const current = versions.find(({ status, base: place }) => status === 'current' && place !== undefined);
  if (!here || current?.base === undefined || current.base === base) return undefined;
  return { kind: here.status === 'next' ? 'next' : 'old', here, current: { ...current, base: current.base } };
}
