// Code files → the import cycles of sibling folders: cli/api → cli/pages → cli/api.
//
// A folder includes all of its subfolders. Files directly in a folder are not compared with its subfolders: some
// call them, some are shared by them, and the check for cycles of files covers those.

import { posix } from 'node:path';
import { readImports, resolveImport } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';
import { findCycles } from './find-cycles.ts';

/** Finds the cycles, each once, with an import for each of its arrows. */
export function findFolderCycles(files: readonly CodeFile[]): string[] {
  const arrows = new Map<string, Map<string, string>>();
  for (const code of files) {
    const { file } = code;
    for (const { specifier, line } of readImports(code)) {
      const arrow = toArrow(file, resolveImport(file, specifier));
      if (!arrow) continue;
      const targets = arrows.get(arrow.from) ?? new Map<string, string>();
      arrows.set(arrow.from, targets.set(arrow.to, targets.get(arrow.to) ?? `${file}:${line}`));
    }
  }

  const graph = new Map([...arrows].map(([from, targets]) => [from, [...targets.keys()]]));
  return findCycles(graph).map((cycle) => {
    const places = cycle.slice(1).map((to, index) => arrows.get(cycle[index] ?? '')?.get(to));
    return `${cycle.join(' → ')} (${places.join(', ')})`;
  });
}

/** Finds the two sibling folders of an import; undefined if one file is in a parent folder of the other. */
function toArrow(file: string, target: string | undefined): { from: string; to: string } | undefined {
  if (target === undefined) return undefined;
  const [from, to] = [toFolders(file), toFolders(target)];
  const depth = from.findIndex((name, index) => name !== to[index]);
  // Between top-level folders, the table of rooms decides.
  if (depth < 1 || depth >= to.length) return undefined;
  return { from: from.slice(0, depth + 1).join('/'), to: to.slice(0, depth + 1).join('/') };
}

function toFolders(file: string): string[] {
  return posix.dirname(file).split('/');
}
