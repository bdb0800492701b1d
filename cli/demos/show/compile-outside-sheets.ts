// The closure of a demo → the same for exported projects: a sheet in Sass or Less that loads files from outside of the
// site, such as the partials of the library around it, is replaced by its CSS, as those files are not exported.

import { basename, join, relative, sep } from 'node:path';
import type { Closure, ClosureFile, ClosureImport } from '../../../core/demos/closure/closure.ts';
import { findStyleTool } from '../../../core/model/paths/style-file.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { isFile } from '../../files/stat-path.ts';
import { listLoads } from '../../site/styles/list-loads.ts';
import { preprocessStyle } from '../../site/styles/preprocess-style.ts';

/** Compiles these sheets. They keep their module names, and files that only they load are left out. */
export async function compileOutsideSheets(closure: Closure, root: string): Promise<Closure> {
  const sheets = closure.files.filter(({ path }) => findStyleTool(path));
  const loads = new Map(sheets.map(({ path }) => [path, listSiteLoads(path, root)]));
  const compiled = new Set(sheets.flatMap(({ path }) => (loads.get(path)?.some(isOutside) ? [path] : [])));
  if (compiled.size === 0) return closure;

  const needed = new Set([
    ...closure.imports.flatMap(({ file, target }) => (findStyleTool(file) || target === undefined ? [] : [target])),
    ...sheets.flatMap(({ path }) => (compiled.has(path) ? [] : (loads.get(path) ?? []))),
  ]);
  const loaded = new Set([...compiled].flatMap((path) => loads.get(path) ?? []));
  const isLeftOut = (path: string) => loaded.has(path) && !needed.has(path);
  const rename = (path: string) => (compiled.has(path) ? toCompiledName(path) : path);
  const files = closure.files.filter(({ path }) => !isLeftOut(path));
  return {
    ...closure,
    files: await Promise.all(files.map((file) => (compiled.has(file.path) ? compile(file, root) : file))),
    imports: closure.imports
      .flatMap((each) => placeImport(each, { compiled, loads, isLeftOut }))
      .map((each) => ({
        ...each,
        file: rename(each.file),
        ...(each.target !== undefined && { target: rename(each.target) }),
      })),
  };
}

/** Lists the files that a sheet loads, relative to the site's root, without itself and without packages. */
function listSiteLoads(path: string, root: string): string[] {
  const folders = foldersAbove(root).map((folder) => join(folder, 'node_modules'));
  return listLoads(join(root, path), folders)
    .filter(isFile)
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => file !== path && !/(?:^|\/)node_modules\//.test(file));
}

function isOutside(file: string): boolean {
  return file.startsWith('../');
}

async function compile(file: ClosureFile, root: string): Promise<ClosureFile> {
  const written = await preprocessStyle(file.path, root);
  // The page is shown with it, so it compiles without a problem.
  if ('problem' in written) return file;
  const text = `/* Compiled from ${basename(file.path)}, which loads files that are not part of this project. */\n${written.css.trim()}\n`;
  return { path: toCompiledName(file.path), text };
}

/** CSS is valid SCSS. */
function toCompiledName(path: string): string {
  return path.replace(/\.sass$/, '.scss');
}

interface CompiledSheets {
  readonly compiled: ReadonlySet<string>;
  readonly loads: ReadonlyMap<string, readonly string[]>;
  readonly isLeftOut: (path: string) => boolean;
}

/** The addresses in a sheet that is left out are in the CSS of those that load it. */
function placeImport(each: ClosureImport, { compiled, loads, isLeftOut }: CompiledSheets): ClosureImport[] {
  const isLoad = each.target !== undefined && findStyleTool(each.target) !== undefined;
  if (isLoad && findStyleTool(each.file)) return compiled.has(each.file) || isLeftOut(each.file) ? [] : [each];
  if (!isLeftOut(each.file)) return [each];
  return [...compiled]
    .filter((path) => !isLeftOut(path) && loads.get(path)?.includes(each.file))
    .map((file) => ({ ...each, file }));
}
