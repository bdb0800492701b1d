// A part of a package that is published twice, as CommonJS and as modules → the module. A package
// without `exports` can say so only for its way in ("main" and "module"); its parts lie in the same
// two folders. As CommonJS, a part would bring whole lists of other packages along, used or not.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import { findManifest } from '../packages/find-package.ts';

interface TwoFolders {
  readonly exports?: unknown;
  readonly main?: string;
  readonly module?: string;
}

/** Finds the module that a specifier's CommonJS file is the twin of: "@acme/icons/Add" → "@acme/icons/esm/Add.js". */
export function findModuleTwin(specifier: string, folders: readonly string[]): string | undefined {
  const { name, subpath } = splitPackage(specifier);
  if (subpath === '.') return undefined;
  const installed = findManifest(name, folders);
  const { exports, main = 'index.js', module } = (installed?.manifest ?? {}) as TwoFolders;
  if (!installed || exports !== undefined || module === undefined) return undefined;

  const [from, to] = [posix.dirname(posix.normalize(main)), posix.dirname(posix.normalize(module))];
  const part = posix.relative(from, posix.normalize(subpath));
  // A folder with a package.json of its own says by itself what is its module.
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
