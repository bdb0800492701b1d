import type { Workspace } from './open-workspace.ts';

/** Turns the libraries that are worked on into the "paths" of TypeScript: { '@acme/ui': ['/repo/packages/ui/src/index.ts'] } */
export function toSourcePaths({
  worked,
  findSource,
}: Pick<Workspace, 'worked' | 'findSource'>): Record<string, string[]> {
  const specifiers = worked.flatMap(({ name, manifest: { exports } }) => [
    name,
    ...Object.keys(typeof exports === 'object' ? (exports ?? {}) : {})
      .filter((key) => key.startsWith('./') && !key.includes('*'))
      .map((key) => name + key.slice(1)),
  ]);
  return Object.fromEntries(
    specifiers.flatMap((specifier) => {
      const file = findSource(specifier);
      return file === undefined ? [] : [[specifier, [file]]];
    }),
  );
}
