/** One package in package-lock.json. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Finds the first package that is absent or differs from the version in the lock. */
export function findMissingPackage(
  locked: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>> | undefined,
): string | undefined;
