// An import and its file → the imported file or package, or the fault.

import { posix } from 'node:path';
import type { ImportStatement } from '../../../../core/demos/closure/closure.ts';
import type { ImportFault } from '../../../../core/demos/closure/import-problem.ts';
import { locateImport } from '../../../../core/demos/closure/locate-import.ts';
import { splitSuffix } from '../../../../core/demos/closure/split-suffix.ts';
import { createFileFinder } from '../../closure/create-file-finder.ts';
import { findStyleTool } from '../../../../core/model/paths/style-file.ts';
import { findOutsidePackage } from './find-outside-package.ts';
import { findPackage } from '../../library/packages/find-package.ts';
import type { PackageMemory } from '../../library/packages/find-package.ts';
import type { FindSource } from '../../../site/workspace/open-workspace.ts';

/** The target of an import. */
type ImportTarget =
  | { readonly kind: 'local'; readonly path: string }
  /** The specifier, with aliases resolved and without a query. */
  | { readonly kind: 'package'; readonly name: string; readonly specifier: string }
  | { readonly kind: 'missing'; readonly fault: ImportFault }
  /** Resolved by another compiler. */
  | { readonly kind: 'unknown' };

/** Where targets are searched. */
interface TargetOptions {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** Folders whose packages count as installed, beside the root's. */
  readonly packageFolders: readonly string[];
  readonly packages: PackageMemory;
  /** Finds sources of libraries that are worked on. */
  readonly findSource?: FindSource;
}

const sheetEndings = ['.scss', '.sass', '.less', '.css'];

/** Creates a finder of targets. It adds every path that it looks for without success to `absent`. */
export function createTargetFinder(
  { root, alias, packageFolders, packages, findSource }: TargetOptions,
  absent: Set<string>,
) {
  const findFile = createFileFinder(root);
  const folders = [root, ...packageFolders];

  return function findTarget(from: string, { specifier, names, typeOnly }: ImportStatement): ImportTarget {
    if (findStyleTool(from)) return findSheet(from, splitSuffix(specifier, from)[0]);
    const location = locateImport(specifier, { file: from, alias });
    if (location.kind === 'outside') return findOutside(location.path, names);
    if (location.kind === 'local') return findLocal(from, location.path);

    // A style sheet may name the file beside it without "./".
    const beside = posix.join(posix.dirname(from), specifier);
    if (from.endsWith('.css')) {
      if (findFile(beside).path === beside) return { kind: 'local', path: beside };
      absent.add(beside);
    }
    return findInstalled(location.specifier, typeOnly);
  };

  /** Sass and Less allow omitting endings and an underscore, and report missing files themselves. */
  function findSheet(from: string, specifier: string): ImportTarget {
    const path = posix.join(posix.dirname(from), specifier);
    const [folder, name] = [posix.dirname(path), posix.basename(path)];
    const names = [name, ...sheetEndings.flatMap((ending) => [`${name}${ending}`, `_${name}${ending}`])];
    const candidates = [
      ...names.map((each) => posix.join(folder, each)),
      ...sheetEndings.flatMap((ending) => [`${path}/_index${ending}`, `${path}/index${ending}`]),
    ].filter((each) => !each.startsWith('../'));
    const found = candidates.find((each) => findFile(each).path === each);
    for (const each of found === undefined ? candidates : []) absent.add(each);
    return found === undefined ? { kind: 'unknown' } : { kind: 'local', path: found };
  }

  function findLocal(from: string, path: string): ImportTarget {
    const found = findFile(path);
    found.absent.forEach((candidate) => absent.add(candidate));
    if (found.path !== undefined) return { kind: 'local', path: found.path };
    if (found.isOutside) return missing({ kind: 'outside' });
    // The hint depends on the names there.
    absent.add(`${posix.dirname(path)}/`);
    const useless = [posix.basename(from), posix.basename(path)];
    return missing({ kind: 'no-file', path, nearby: found.nearby.filter((name) => !useless.includes(name)) });
  }

  /** The sources of a library have a name that the site can import. */
  function findOutside(path: string | undefined, names: readonly string[]): ImportTarget {
    const isFound = (specifier: string) => lookUp(specifier).kind === 'found';
    const found = path === undefined ? undefined : findOutsidePackage(path, { root, isFound, findSource });
    return missing({ kind: 'outside', ...(found && { belongs: { ...found, names } }) });
  }

  function lookUp(specifier: string) {
    return findPackage(specifier, { folders, memory: packages, findSource });
  }

  function findInstalled(specifier: string, typeOnly: boolean): ImportTarget {
    const lookup = lookUp(specifier);
    if (lookup.kind === 'found') return { kind: 'package', name: lookup.name, specifier };
    if (!typeOnly || lookup.fault.kind !== 'no-package') return missing(lookup.fault);

    // Types alone may come from a package of types.
    const types = `@types/${lookup.fault.name.replace(/^@/, '').replace('/', '__')}`;
    const hasTypes = findPackage(types, { folders, memory: packages }).kind === 'found';
    return hasTypes ? { kind: 'package', name: types, specifier } : missing(lookup.fault);
  }
}

function missing(fault: ImportFault): ImportTarget {
  return { kind: 'missing', fault };
}
