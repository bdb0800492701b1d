// Pages of the API reference, in tabs or not, and those of single demos, are hundreds of one kind: what is slow and
// would find the same in each of them reads every fortieth, and all other pages.

/** Chooses from the paths of a site's pages, as "/lib/react-button/", in their order. */
export function samplePaths(paths: readonly string[]): string[] {
  const isReference = (path: string) => /^\/[^/]+\/api\/.+\/$|\/(components|hooks)-api\/$|\/demo\/\w+\//.test(path);
  const sampled = new Set(paths.filter(isReference).filter((_, index) => index % 40 === 0));
  return paths.filter((path) => !isReference(path) || sampled.has(path));
}

/** What the pages of a site show, from the particular to the general: those of one kind differ in their content alone. */
const kinds = [
  /\/demo\/\w+\//,
  /\/(components|hooks)-api\/$/,
  /^\/[^/]+\/api\/.+/,
  /\/react-[^/]+\//,
  /^\/blog\//,
  /^\/experiments\//,
  /^\/vitrine\//,
  /^\/[^/]+\/[^/]+\//,
];

/** Chooses some pages of each kind, one of so many, and at least one; in their order. */
export function sampleKinds(paths: readonly string[], each: number): string[] {
  const counts = new Map<number, number>();
  return paths.filter((path) => {
    const kind = kinds.findIndex((pattern) => pattern.test(path));
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count % each === 0;
  });
}
