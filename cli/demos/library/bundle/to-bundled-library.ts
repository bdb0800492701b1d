// The output of the bundler → the modules of a library with short ids.
//
// The bundler names a module by the hash of its path from the site's root, so that no path of this machine gets into the
// code; afterwards the hashes are replaced with short ids.

import { relative, sep } from 'node:path';
import type { OutputChunk } from 'rolldown';
import type { BrokenSheet, Library, LibraryModule } from '../../../../core/demos/library/library.ts';
import { sharedInNode } from '../../../../core/demos/library/shared-modules.ts';
import { toShortIds } from '../../../../core/demos/library/short-ids.ts';
import type { CompiledStyle } from '../../../site/styles/compile-style.ts';
import { hash } from '../../../files/hash.ts';
import type { WorkedPackage } from '../../../site/workspace/open-workspace.ts';
import type { BrokenFiles } from './broken-files.ts';
import { mendReExports } from './mend-re-exports.ts';
import { wantPrefix } from './to-library-entries.ts';

/** A library, and the style sheets that its modules import. */
export interface BundledLibrary extends Library {
  /** By want, in their order: later rules win. */
  readonly entryStyles: Readonly<Record<string, readonly string[]>>;
  /** By file. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Files that style sheet compilers read, relative to the root of the site: the key of packages does not cover them. */
  readonly reads?: readonly string[];
  /** Source maps of library sources, by path. */
  readonly maps?: Readonly<Record<string, string>>;
}

interface LibraryFacts {
  readonly root: string;
  /** Libraries that are worked on. */
  readonly worked?: readonly Pick<WorkedPackage, 'folder'>[];
  /** Ids of the entries. */
  readonly keys: readonly string[];
  readonly broken: BrokenFiles;
  /** By the sheet's absolute path. */
  readonly brokenSheets?: ReadonlyMap<string, BrokenSheet>;
  readonly missing?: Library['missing'];
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** By id of the entry. */
  readonly entryStyles: Readonly<Record<string, readonly string[]>>;
}

/** Returns the file name of a module during bundling. */
export function toFileName(moduleId: string, root: string): string {
  return `${toSum(toPath(moduleId, root))}.js`;
}

/** Turns the bundler's output into a library. */
export function toBundledLibrary(
  chunks: readonly OutputChunk[],
  { root, worked = [], keys, broken, brokenSheets = new Map(), missing = {}, styles, entryStyles }: LibraryFacts,
): BundledLibrary {
  const paths = new Map(
    chunks.map(({ fileName, facadeModuleId, moduleIds, name }) => [
      fileName,
      toPath(facadeModuleId ?? moduleIds[0] ?? name, root),
    ]),
  );
  const ids = toShortIds(paths.values(), toSum);
  const idOf = (fileName: string) => ids.get(paths.get(fileName) ?? '') ?? fileName;

  const mended = mendReExports(chunks);
  const isKnown = (name: string) => paths.has(name) || sharedInNode.includes(name);

  const modules = chunks.map(({ fileName, code, imports, dynamicImports }): [string, LibraryModule] => [
    idOf(fileName),
    {
      path: paths.get(fileName) ?? '',
      imports: [...new Set([...imports, ...dynamicImports, ...listRequired(code).filter(isKnown)].map(idOf))],
      code: (mended.get(fileName) ?? code).replace(/(["'`])\.\/([\w-]+\.js)\1/g, (written, _quote, name: string) =>
        paths.has(name) ? `"./${idOf(name)}.js"` : written,
      ),
    },
  ]);
  const answered = keys.flatMap((key): [string, string][] => {
    const id = ids.get(toPath(key, root));
    return id === undefined ? [] : [[key.slice(wantPrefix.length), id]];
  });
  return {
    modules: Object.fromEntries(modules.sort(byName)),
    entries: Object.fromEntries(answered.sort(byName)),
    broken: [...broken].flatMap(([file, message]) => {
      const id = ids.get(toPath(file, root));
      return id === undefined ? [] : [{ id, message }];
    }),
    ...(brokenSheets.size > 0 && {
      // A plain sheet has no module: the bundler drops modules without exports.
      brokenSheets: Object.fromEntries(
        [...brokenSheets].map(([id, fault]) => [toPath(id, root), fault] as const).sort(byName),
      ),
    }),
    ...(Object.keys(missing).length > 0 && { missing }),
    styles,
    ...(worked.length > 0 && { maps: listMaps(chunks, { worked, toName: (id) => toPath(id, root) }) }),
    entryStyles: Object.fromEntries(
      Object.entries(entryStyles)
        .map(([id, files]) => [id.slice(wantPrefix.length), files] as const)
        .sort(byName),
    ),
  };
}

/** Lists source maps of sources only: code of other packages cannot be corrected. */
function listMaps(
  chunks: readonly OutputChunk[],
  { worked, toName }: { worked: readonly Pick<WorkedPackage, 'folder'>[]; toName: (id: string) => string },
): Record<string, string> {
  const maps = chunks.flatMap(({ facadeModuleId, moduleIds, map }): [string, string][] => {
    const id = facadeModuleId ?? moduleIds[0] ?? '';
    const isSource = worked.some(({ folder }) => id.startsWith(folder + sep) && !isOfPackage(id.slice(folder.length)));
    return map && isSource ? [[toName(id), map.mappings]] : [];
  });
  return Object.fromEntries(maps.sort(byName));
}

/** Packages installed by a library are in its folder. */
function isOfPackage(path: string): boolean {
  return path.includes(`${sep}node_modules${sep}`);
}

/** Lists imports that the bundler does not report: calls of require in functions, and React if only re-exported. */
function listRequired(code: string): string[] {
  return [...code.matchAll(/\brequire\((["'`])(?:\.\/)?([^"'`\n]+)\1\)/g)].map(([, , name = '']) => name);
}

/** Returns the path of a module from the site's root, the same on every machine. */
function toPath(moduleId: string, root: string): string {
  return moduleId.startsWith('\0') ? moduleId.slice(1) : relative(root, moduleId).split(sep).join('/');
}

function toSum(path: string): string {
  return hash(path).slice(0, 16);
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
