import type { InstalledPackage } from '../packages/find-package.ts';

/** Picks the largest waiting package that is related to one the thread has read, or else the largest of all. */
export function pickPackage<Waiting extends Pick<InstalledPackage, 'published' | 'needs' | 'specifiers'>>(
  waiting: readonly Waiting[],
  read: readonly Pick<InstalledPackage, 'published' | 'needs'>[],
): Waiting | undefined {
  const sorted = [...waiting].sort((a, b) => b.specifiers.length - a.specifiers.length);
  return sorted.find((pack) => read.some((known) => isRelated(pack, known))) ?? sorted[0];
}

type RelatedPackage = Pick<InstalledPackage, 'published' | 'needs'>;

function isRelated(one: RelatedPackage, other: RelatedPackage): boolean {
  return (
    one.published === other.published || one.needs.includes(other.published) || other.needs.includes(one.published)
  );
}
