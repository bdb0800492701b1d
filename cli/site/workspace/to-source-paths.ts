// Libraries that are worked on → the tables by which other tools resolve their names.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import type { WorkedPackage, Workspace } from './open-workspace.ts';

/** Turns the libraries that the site imports into the "paths" of TypeScript: { '@acme/ui': ['/repo/packages/ui/src/index.ts'] } */
export function toSourcePaths({
  worked,
  findSource,
}: Pick<Workspace, 'worked' | 'findSource'>): Record<string, string[]> {
  const specifiers = worked.flatMap((each) => (each.isIndirect ? [] : listSpecifiers(each)));
  return Object.fromEntries(
    specifiers.flatMap((specifier) => {
      const file = findSource(specifier);
      return file === undefined ? [] : [[specifier, [file]]];
    }),
  );
}

/** Turns all libraries into the "alias" of esbuild. An alias covers subpaths too, so those without a source get their built file. */
export function toSourceAliases({
  worked,
  findSource,
}: Pick<Workspace, 'worked' | 'findSource'>): Record<string, string> {
  const found = worked.flatMap((each) =>
    listSpecifiers(each).flatMap((specifier): [string, string][] => {
      const file = findSource(specifier, join(each.folder, 'package.json')) ?? findBuilt(specifier, each);
      return file === undefined ? [] : [[specifier, file]];
    }),
  );
  // Reversed, so that of two packages with one name, the one that the site finds wins.
  return Object.fromEntries(found.reverse());
}

function listSpecifiers({ name, manifest: { exports } }: WorkedPackage): string[] {
  const keys = Object.keys(typeof exports === 'object' ? (exports ?? {}) : {});
  return [name, ...keys.filter((key) => key.startsWith('./') && !key.includes('*')).map((key) => name + key.slice(1))];
}

function findBuilt(specifier: string, { name, folder, manifest: { exports } }: WorkedPackage): string | undefined {
  const subpath = `.${specifier.slice(name.length)}`;
  if (exports === undefined) return undefined;
  return matchExports(exports, subpath)
    .filter((file) => !/\.d\.[cm]?ts$/.test(file))
    .map((file) => join(folder, file))
    .find((file) => existsSync(file));
}
