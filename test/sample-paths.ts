// Pages of the API reference, in tabs or not, and those of single demos, are hundreds of one kind: what is slow and
// would find the same in each of them reads every fortieth, and all other pages.

/** Chooses from the paths of a site's pages, as "/lib/react-button/", in their order. */
export function samplePaths(paths: readonly string[]): string[] {
  const isReference = (path: string) => /^\/[^/]+\/api\/.+\/$|\/(components|hooks)-api\/$|\/demo\/\w+\//.test(path);
  const sampled = new Set(paths.filter(isReference).filter((_, index) => index % 40 === 0));
  return paths.filter((path) => !isReference(path) || sampled.has(path));
}
