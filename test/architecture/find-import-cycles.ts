// Code files → the circles in which they import each other. Imports of types count:
// two files that need each other's types are one thing in two places.

import { readImports, resolveImport } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';

/** Finds the circles, each once, as "a.ts → b.ts → a.ts". */
export function findImportCycles(files: readonly CodeFile[]): string[] {
  const targets = new Map(files.map(({ file, text }) => [file, findTargets(file, text)]));
  const finished = new Set<string>();
  const cycles: string[] = [];

  function visit(file: string, way: readonly string[]): void {
    if (way.includes(file)) {
      cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    finished.add(file);
  }

  for (const { file } of files) visit(file, []);
  return cycles;
}

function findTargets(file: string, text: string): string[] {
  return readImports(file, text)
    .map(({ specifier }) => resolveImport(file, specifier))
    .filter((target) => target !== undefined);
}
