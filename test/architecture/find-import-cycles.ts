// Code files → their import cycles. Type imports count: two files that need each other's types
// are one thing in two places.

import { readImports, resolveImport } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';
import { findCycles } from './find-cycles.ts';

/** Finds the cycles, each once, as "a.ts → b.ts → a.ts". */
export function findImportCycles(files: readonly CodeFile[]): string[] {
  return findCycles(new Map(files.map((code) => [code.file, findTargets(code)]))).map((cycle) => cycle.join(' → '));
}

function findTargets(code: CodeFile): string[] {
  return readImports(code)
    .map(({ specifier }) => resolveImport(code.file, specifier))
    .filter((target) => target !== undefined);
}
