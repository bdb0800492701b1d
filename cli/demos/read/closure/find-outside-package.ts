// A script outside of the site → its import specifier, if it belongs to a package that the site can import.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { foldersAbove } from '../../../files/folders-above.ts';
import { readManifest } from '../../../files/read-manifest.ts';
import { listLinkedPackages } from '../../../site/workspace/list-linked-packages.ts';
import type { FindSource } from '../../../site/workspace/open-workspace.ts';

interface OutsideOptions {
  readonly root: string;
  /** Returns whether a specifier can be imported. */
  readonly isFound: (specifier: string) => boolean;
  readonly findSource?: FindSource;
}

/** Finds the specifier: a subpath if the package exports this file, or else the package. */
export function findOutsidePackage(
  path: string,
  { root, isFound, findSource }: OutsideOptions,
): { readonly name: string; readonly specifier: string } | undefined {
  if (/\.\w+$/.test(path) && !/\.[cm]?[jt]sx?$/.test(path)) return undefined;
  const file = resolve(toReal(root), path);
  const folder = [file, ...foldersAbove(dirname(file))].find((each) => existsSync(join(each, 'package.json')));
  const known = listLinkedPackages(root).find((each) => each.folder === folder && !each.isIndirect);
  if (folder === undefined || known === undefined) return undefined;

  const { name } = known;
  const bare = withoutEnding(file);
  const steps = relative(folder, bare).split(sep);
  // Without "exports", each file could be imported, which no package means.
  const hasParts = readManifest(folder)?.exports !== undefined;
  const parts = hasParts ? steps.map((_, index) => [name, ...steps.slice(-index - 1)].join('/')) : [];
  const isOfFile = (specifier: string) => withoutEnding(findSource?.(specifier) ?? '') === bare;
  const specifier = [name, ...parts].find(isOfFile) ?? [name].find(isFound);
  return specifier === undefined ? undefined : { name, specifier };
}

/** "src/index.ts" is imported as "src" as well. */
function withoutEnding(file: string): string {
  return file.replace(/\.[cm]?[jt]sx?$/, '').replace(/[\\/]index$/, '');
}

function toReal(root: string): string {
  return existsSync(root) ? realpathSync(root) : root;
}
