// The packages that wait, and those that a thread has read → the one that it reads next.

import type { InstalledPackage } from '../packages/find-package.ts';

/** Picks the largest package, or the largest one of the family that the thread knows already. */
export function pickPackage<Waiting extends Pick<InstalledPackage, 'published' | 'needs' | 'specifiers'>>(
  waiting: readonly Waiting[],
  read: readonly Pick<InstalledPackage, 'published' | 'needs'>[],
): Waiting | undefined {
  const sorted = [...waiting].sort((a, b) => b.specifiers.length - a.specifiers.length);
  return sorted.find((pack) => read.some((known) => isKin(pack, known))) ?? sorted[0];
}

type Family = Pick<InstalledPackage, 'published' | 'needs'>;

function isKin(one: Family, other: Family): boolean {
  return (
    one.published === other.published || one.needs.includes(other.published) || other.needs.includes(one.published)
  );
}
