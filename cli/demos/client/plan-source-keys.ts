// Pages with demos → keys of the sources they use from libraries that are worked on. A saved source rebuilds only pages
// whose demos run its code.

import { relative, sep } from 'node:path';
import { toWantKey } from '../../../core/demos/library/library.ts';
import { reachModules } from '../../../core/demos/library/reach-modules.ts';
import { hash } from '../../files/hash.ts';
import { listStyles } from '../library/bundle/list-styles.ts';
import type { BundledLibrary } from '../library/bundle/to-bundled-library.ts';
import { toWants } from '../library/plan-wants.ts';
import type { WorkedPackage } from '../../site/workspace/open-workspace.ts';
import type { ClientPage } from './client-page.ts';
import type { DemoFiles } from './read-demo-files.ts';
import { listClosures } from './scripts/bundle-pages.ts';

/** The inputs of the keys. */
interface SourceKeyParts {
  readonly root: string;
  readonly files: DemoFiles;
  readonly library: BundledLibrary;
  readonly worked: readonly Pick<WorkedPackage, 'folder'>[];
}

/** Plans the keys, by the file of the page. A page that uses no sources has none. */
export function planSourceKeys(
  pages: readonly ClientPage[],
  { root, files, library, worked }: SourceKeyParts,
): Map<string, string> {
  const folders = worked.map(({ folder }) => `${relative(root, folder).split(sep).join('/')}/`);
  const isSource = (path: string) => folders.some((folder) => path.startsWith(folder));
  const sums = new Map(
    Object.entries(library.modules).flatMap(([id, { path, code }]) => (isSource(path) ? [[id, hash(path, code)]] : [])),
  );
  const hasStyles = Object.entries(library.styles).some(([file, { before = {} }]) =>
    [file, ...Object.keys(before)].some(isSource),
  );
  if (sums.size === 0 && !hasStyles) return new Map();

  return new Map(
    pages.flatMap((page) => {
      const parts = listClosures(page, files).flatMap((closure) => {
        const styles = Object.entries(listStyles(closure, library)).filter(([file]) => isSource(file));
        const entries = closure.imports.flatMap(({ kind, typeOnly, module, names }) =>
          kind === 'package' && !typeOnly && module !== undefined
            ? toWants(module, names).flatMap((want) => library.entries[toWantKey(want)] ?? [])
            : [],
        );
        const reached = [...reachModules(entries, library)].flatMap((id) => sums.get(id) ?? []);
        return [...reached, ...styles.map(([file, { css, names }]) => `${file} ${css} ${JSON.stringify(names)}`)];
      });
      return parts.length === 0 ? [] : [[page.file, hash(...new Set(parts))] as const];
    }),
  );
}
