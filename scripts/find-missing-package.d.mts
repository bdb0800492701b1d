/** What package-lock.json says of one package. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/** Finds the first package that is absent or of another version than the lock says. */
export function findMissingPackage(
  locked: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>> | undefined,
): string | undefined;
