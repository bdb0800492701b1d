// The nouns of a site's versions, as versions.json holds them. Every address is one of the host:
// "/v5/", or a full one; never a path below the base of a version.

/** How a version stands. */
export type VersionStatus = 'current' | 'maintained' | 'ended' | 'next';

/** A version of a product, or a further line of its menu. */
export interface ListedVersion {
  /** What readers see: "v5.15.6". */
  readonly text: string;
  /** Where its pages lie: starts and ends with "/". */
  readonly base?: string;
  /** Where it is found, when its pages lie elsewhere. */
  readonly href?: string;
  /** The day of its release: "2026-01-31". */
  readonly date?: string;
  readonly status?: VersionStatus;
  /** The address of its release notes. */
  readonly notes?: string;
  /** The address of the page that leads to it from the version before. */
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

/** The states of a version, the one that readers should use first. */
export const versionStatuses = ['current', 'maintained', 'ended', 'next'] as const satisfies readonly VersionStatus[];
