// A subpath of a package that is published both as CommonJS and as ES modules → the ES module. A package without
// `exports` declares this only for its entry ("main" and "module"); its subpaths are in the same two folders. As
// CommonJS, a subpath would bundle whole barrels of other packages, used or not.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import { findManifest } from '../packages/find-package.ts';

interface TwoFolders {
  readonly exports?: unknown;
  readonly main?: string;
  readonly module?: string;
}

/** Finds the ES module for a specifier's CommonJS file: "@acme/icons/Add" → "@acme/icons/esm/Add.js". */
export function findModuleTwin(specifier: string, folders: readonly string[]): string | undefined {
  const { name, subpath } = splitPackage(specifier);
  if (subpath === '.') return undefined;
  const installed = findManifest(name, folders);
  const { exports, main = 'index.js', module } = (installed?.manifest ?? {}) as TwoFolders;
  if (!installed || exports !== undefined || module === undefined) return undefined;

  const [from, to] = [posix.dirname(posix.normalize(main)), posix.dirname(posix.normalize(module))];
  const part = posix.relative(from, posix.normalize(subpath));
  // A folder with a package.json declares its module there.
  if (from === to || part.startsWith('..') || existsSync(join(installed.folder, subpath, 'package.json')))
    return undefined;
  const isScript = [part, `${part}.js`].some(
    (file) => file.endsWith('.js') && existsSync(join(installed.folder, from, file)),
  );
  const twin = [part, `${part}.js`].find(
    (file) => file.endsWith('.js') && existsSync(join(installed.folder, to, file)),
  );
  return isScript && twin ? `${name}/${posix.join(to, twin)}` : undefined;
}
