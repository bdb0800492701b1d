// The types of a site's versions, as stored in versions.json. Every address is relative to the host,
// "/v5/", or absolute; never a path below the base of a version.

/** The support status of a version. */
export type VersionStatus = 'current' | 'maintained' | 'ended' | 'next';

/** A version of a product, or another line of its menu. */
export interface ListedVersion {
  /** What readers see: "v5.15.6". */
  readonly text: string;
  /** The base path of its pages: starts and ends with "/". */
  readonly base?: string;
  /** Its address, if its pages are elsewhere. */
  readonly href?: string;
  /** The day of its release: "2026-01-31". */
  readonly date?: string;
  readonly status?: VersionStatus;
  /** The address of its release notes. */
  readonly notes?: string;
  /** The address of the page about migrating to it from the previous version. */
  readonly migration?: string;
}

/** A product and its versions, in the order in which readers see them. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly ListedVersion[];
}

/** The versions of all products of a host: the content of versions.json. */
export interface VersionList {
  readonly products: readonly ListedProduct[];
}

/** All statuses, the one of the recommended version first. */
export const versionStatuses = ['current', 'maintained', 'ended', 'next'] as const satisfies readonly VersionStatus[];
