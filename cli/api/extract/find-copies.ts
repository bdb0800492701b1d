// The modules of a package → those that are others once more, for another format: lib/esm beside lib and lib/cjs.
// Both have the same text, and so has all that they import beside them: a name that they share is one name.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** The modules without which a package has all of its names, and the files that were compared to find them. */
interface FoundCopies {
  readonly copies: ReadonlySet<ApiModule>;
  readonly files: readonly string[];
}

/** Finds copies of other modules. The one with the shortest name is never one. */
export function findCopies(modules: readonly ApiModule[]): FoundCopies {
  const kept = new Map<string, ApiModule[]>();
  const copies = new Set<ApiModule>();
  const files = new Set<string>();

  for (const module of [...modules].sort((a, b) => a.specifier.length - b.specifier.length)) {
    const text = read(module.file);
    const alike = kept.get(text) ?? [];
    const pairs = alike
      .filter((other) => toEnd(other.file) === toEnd(module.file) && giveSameNames(other, module))
      .map((other) => listPairs(other.file, module.file));
    const found = pairs.find((compared) => compared !== undefined);
    if (!found) kept.set(text, [...alike, module]);
    else {
      copies.add(module);
      found.flat().forEach((file) => files.add(file));
    }
  }
  return { copies, files: [...files] };
}

// What a module exports by default is named after it.
function giveSameNames(one: ApiModule, other: ApiModule): boolean {
  if (other.specifier.startsWith(`${one.specifier}/`)) return true;
  return toLast(one.specifier) === toLast(other.specifier) || !/\bdefault\b/.test(read(other.file));
}

/** Lists the files that two modules are made of, side by side; undefined where any two differ. */
function listPairs(one: string, other: string): (readonly [string, string])[] | undefined {
  const pairs: (readonly [string, string])[] = [];
  const seen = new Set<string>();
  const open = [[one, other] as const];

  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right || seen.has(pair.join('\n'))) continue;
    seen.add(pair.join('\n'));
    const text = read(left);
    if (text !== read(right)) return undefined;
    pairs.push(pair);
    for (const path of listBeside(text)) {
      const [leftFile, rightFile] = [toDeclaration(left, path), toDeclaration(right, path)];
      if (leftFile === undefined && rightFile === undefined) continue;
      if (leftFile === undefined || rightFile === undefined) return undefined;
      open.push([leftFile, rightFile]);
    }
  }
  // What is declared in no file of its own is not there twice.
  return pairs.length > 0 ? pairs : undefined;
}

function listBeside(text: string): string[] {
  return ts
    .preProcessFile(text, true)
    .importedFiles.flatMap(({ fileName }) => (/^\.\.?(?:\/|$)/.test(fileName) ? [fileName] : []));
}

// './Button', './Button.js', or a folder of that name
function toDeclaration(importer: string, path: string): string | undefined {
  const place = join(dirname(importer), path).replaceAll('\\', '/');
  const bare = place.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const ends = ['.d.ts', '.d.mts', '.d.cts'];
  return [...ends.map((end) => bare + end), ...ends.map((end) => `${place}/index${end}`)].find((file) =>
    existsSync(file),
  );
}

// Formats differ in the endings of what is imported, and in how their lines end.
function read(file: string): string {
  const text = readIfThere(file)?.toString() ?? '';
  return text
    .replaceAll('\r', '')
    .replaceAll(/(?<=['"]\.\.?\/[^'"\n]*)\.[cm]js(?=['"])/g, '.js')
    .replace(/\n?\/\/# sourceMappingURL=.*/, '');
}

function toEnd(file: string): string | undefined {
  return file
    .split('/')
    .at(-1)
    ?.replace(/\.d\.[cm]?ts$/, '');
}

function toLast(specifier: string): string | undefined {
  return specifier.split('/').at(-1);
}
