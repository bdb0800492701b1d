import type { ListedVersion } from '../../model/version-list.ts';

/** A line of a product's version menu. */
export interface VersionLine {
  readonly text: string;
  /** Undefined for the version that the page belongs to. */
  readonly href?: string;
  readonly isHere: boolean;
  /** The version's base, below which it may have the same page. */
  readonly base?: string;
}

/** Plans the menu for a page at a base. Other versions link to their start page; the browser refines this later. */
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

/** Returns whether a version can be opened; others are listed on the versions page only. */
function hasPlace({ base, href, status, date }: ListedVersion): boolean {
  return base !== undefined || href !== undefined || (status === undefined && date === undefined);
}
