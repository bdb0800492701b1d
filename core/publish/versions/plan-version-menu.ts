// The versions of a product → the lines of its menu, for a page in one of them.

import type { ListedVersion } from '../../model/version-list.ts';

/** A line of the menu. */
export interface VersionLine {
  readonly text: string;
  /** Undefined for the version that the page belongs to. */
  readonly href?: string;
  readonly isHere: boolean;
  /** Where the version has a page of the same path, as far as it has one: the base of its pages. */
  readonly base?: string;
}

/** Plans the lines. Another version is led to by its start; what pages it has is learned later. */
export function planVersionMenu(versions: readonly ListedVersion[], base: string): VersionLine[] {
  return versions.filter(hasPlace).map(({ text, base: place, href }) => {
    const isHere = place === base;
    const address = isHere ? undefined : (place ?? href);
    return {
      text,
      isHere,
      ...(address !== undefined && { href: address }),
      ...(!isHere && place !== undefined && { base: place }),
    };
  });
}

/** Tells whether a version can be read somewhere: of others, the page of versions tells. */
function hasPlace({ base, href, status, date }: ListedVersion): boolean {
  return base !== undefined || href !== undefined || (status === undefined && date === undefined);
}
