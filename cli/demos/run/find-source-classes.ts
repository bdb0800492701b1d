// The imports of a demo and the libraries that are worked on → a warning for each class that a library source uses and its
// CSS module lacks, as for the files of the demo.

import { join, posix } from 'node:path';
import type { Closure, ClosureImport } from '../../../core/demos/closure/closure.ts';
import { findImports } from '../../../core/demos/closure/find-imports.ts';
import { toWantKey, type Library } from '../../../core/demos/library/library.ts';
import { reachModules } from '../../../core/demos/library/reach-modules.ts';
import { isStyleModule } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { toWants } from '../library/plan-wants.ts';
import { parseCode } from '../read/parse-demo-file.ts';
import { findMissingClasses } from './find-missing-classes.ts';

type SheetNames = Parameters<typeof findMissingClasses>[1];

interface ReachedSources {
  readonly root: string;
  readonly library: Library;
  /** Returns whether a file, relative to the site's root, is a source of a library that is worked on. */
  readonly isSource: (file: string) => boolean;
  /** The class names of the demo's sheets, by file. */
  readonly styles: SheetNames;
}

/** Finds missing classes of CSS modules that library sources use. */
export function findSourceClasses(
  { imports }: Pick<Closure, 'imports'>,
  { root, library, isSource, styles }: ReachedSources,
): Problem[] {
  const broken = library.brokenSheets ?? {};
  const modules = Object.keys(styles).filter((file) => isStyleModule(file) && !Object.hasOwn(broken, file));
  if (!modules.some(isSource)) return [];
  const wants = imports.flatMap(({ kind, typeOnly, module, names }) =>
    kind === 'package' && !typeOnly && module !== undefined ? toWants(module, names) : [],
  );
  const reached = reachModules(
    wants.flatMap((want) => library.entries[toWantKey(want)] ?? []),
    library,
  );
  const unread = new Set(library.broken.map(({ id }) => id));
  const paths = [...reached]
    .filter((id) => !unread.has(id))
    .map((id) => library.modules[id]?.path ?? '')
    .filter(isSource);
  return paths.flatMap((path) => {
    const text = readIfThere(join(root, path))?.toString();
    return text === undefined ? [] : findInSource({ path, text }, { modules, styles });
  });
}

function findInSource(
  { path, text }: { path: string; text: string },
  { modules, styles }: { modules: readonly string[]; styles: SheetNames },
): Problem[] {
  if (!text.includes('.module.')) return [];
  const imports = findImports(path, text, parseCode).flatMap(({ specifier, typeOnly, ...place }): ClosureImport[] => {
    const target = isStyleModule(specifier) ? findSheet(specifier, { from: path, modules }) : undefined;
    return target === undefined ? [] : [{ kind: 'local', file: path, specifier, typeOnly, target, ...place }];
  });
  return imports.length === 0 ? [] : findMissingClasses({ files: [{ path, text }], imports }, styles);
}

/** Finds a sheet by the path after an alias of the library, whose folder is unknown. */
function findSheet(
  specifier: string,
  { from, modules }: { from: string; modules: readonly string[] },
): string | undefined {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(from), specifier);
    return modules.includes(path) ? path : undefined;
  }
  const end = specifier.slice(specifier.indexOf('/'));
  const found = modules.filter((file) => file.endsWith(end));
  return found.length === 1 ? found[0] : undefined;
}
