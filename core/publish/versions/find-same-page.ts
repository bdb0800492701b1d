/** Possible paths of a page, most exact first: in its language and tab, then without these. */
export type PageWays = readonly string[];

/** Finds the first of a page's paths that another version has. Paths start with "/", without the base. */
export function findSamePage(ways: PageWays, paths: readonly string[]): string | undefined {
  return ways.find((way) => paths.includes(way));
}

/** Returns the address of a page in a version. */
export function toVersionHref(base: string, path: string): string {
  return `${base}${encodeURI(path.slice(1))}`;
}
