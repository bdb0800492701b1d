// The closure of an MDX page → its client components: those of files that begin with 'use client', imported by a file
// without it.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { parseCode } from '../read/parse-demo-file.ts';

/** A client component. */
export interface Island {
  readonly file: string;
  /** Its name among the exports of the file. */
  readonly name: string;
}

const directive = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*(['"])use client\1/;

/** Returns whether a file declares itself a client file. */
function isClientFile(text: string): boolean {
  return directive.test(text);
}

/** Lists the client files of a closure. */
function listClientFiles({ files }: Pick<Closure, 'files'>): ReadonlySet<string> {
  return new Set(
    files.filter(({ path, text }) => /\.[jt]sx?$/.test(path) && isClientFile(text)).map(({ path }) => path),
  );
}

/** Finds the islands of a closure, each once, in the order of their imports. */
export function findIslands(closure: Pick<Closure, 'files' | 'imports'>): Island[] {
  const clients = listClientFiles(closure);
  const found = new Map<string, Island>();
  for (const { file, kind, target, names, typeOnly } of closure.imports) {
    if (kind !== 'local' || typeOnly || target === undefined || clients.has(file) || !clients.has(target)) continue;
    const wanted = names.includes('*') ? listExports(target, closure) : names;
    for (const name of wanted) found.set(`${target}#${name}`, { file: target, name });
  }
  return [...found.values()];
}

function listExports(file: string, { files }: Pick<Closure, 'files'>): string[] {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const exports = parseCode(file, text)?.module.staticExports ?? [];
  return exports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => {
      if (isType) return [];
      return exportName.kind === 'Default' ? ['default'] : (exportName.name ?? []);
    }),
  );
}
