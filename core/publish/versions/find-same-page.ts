// A page and the paths that another version has → the path of the same page there.

/** Where a page is, from the most to the least exact: in its language and tab, then without these. */
export type PageWays = readonly string[];

/** Finds the first way that the other version has too. Paths start with "/" and know no base. */
export function findSamePage(ways: PageWays, paths: readonly string[]): string | undefined {
  return ways.find((way) => paths.includes(way));
}

/** Gives the address of a page in a version. */
export function toVersionHref(base: string, path: string): string {
  return `${base}${encodeURI(path.slice(1))}`;
}
