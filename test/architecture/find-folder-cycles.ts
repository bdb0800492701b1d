// Code files → the circles of the folders that stand side by side: cli/api → cli/pages → cli/api.
//
// A folder counts with all that is below it. What stands directly in a folder is not set against the
// rooms within: some of it calls them, some is what they share, and the circles of files keep those apart.

import { posix } from 'node:path';
import { readImports, resolveImport } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';
import { findCycles } from './find-cycles.ts';

/** Finds the circles, each once, with an import for each of its arrows. */
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
  return findCycles(graph).map((way) => {
    const places = way.slice(1).map((to, index) => arrows.get(way[index] ?? '')?.get(to));
    return `${way.join(' → ')} (${places.join(', ')})`;
  });
}

/** The two folders of an import that have the same parent; none where one file stands above the other. */
function toArrow(file: string, target: string | undefined): { from: string; to: string } | undefined {
  if (target === undefined) return undefined;
  const [from, to] = [toFolders(file), toFolders(target)];
  const depth = from.findIndex((name, index) => name !== to[index]);
  // Between the rooms of the house themselves, the table decides.
  if (depth < 1 || depth >= to.length) return undefined;
  return { from: from.slice(0, depth + 1).join('/'), to: to.slice(0, depth + 1).join('/') };
}

function toFolders(file: string): string[] {
  return posix.dirname(file).split('/');
}
