// Finds modules of a package that copy others for another format: lib/esm beside lib and lib/cjs. A copy has the same
// text, and so do all files that it imports, so its names are the same as well.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ApiModule } from '../../../core/api/extract/extraction.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** The copied modules, and the files that were compared to find them. */
interface FoundCopies {
  readonly copies: ReadonlySet<ApiModule>;
  readonly files: readonly string[];
}

/** Finds copies of other modules. The module with the shortest name is never a copy. */
export function findCopies(modules: readonly ApiModule[]): FoundCopies {
  const modulesByText = new Map<string, ApiModule[]>();
  const copies = new Set<ApiModule>();
  const files = new Set<string>();

  for (const module of [...modules].sort((a, b) => a.specifier.length - b.specifier.length)) {
    const text = read(module.file);
    const alike = modulesByText.get(text) ?? [];
    const pairs = alike
      .filter((other) => toEnd(other.file) === toEnd(module.file) && haveSameNames(other, module))
      .map((other) => listPairs(other.file, module.file));
    const found = pairs.find((compared) => compared !== undefined);
    if (!found) modulesByText.set(text, [...alike, module]);
    else {
      copies.add(module);
      found.flat().forEach((file) => files.add(file));
    }
  }
  return { copies, files: [...files] };
}

// A default export is named after its module.
function haveSameNames(one: ApiModule, other: ApiModule): boolean {
  if (other.specifier.startsWith(`${one.specifier}/`)) return true;
  return toLast(one.specifier) === toLast(other.specifier) || !/\bdefault\b/.test(read(other.file));
}

/** Lists the files of two modules in pairs; undefined if any two differ. */
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
  // Without a file of its own, a module cannot be a copy.
  return pairs.length > 0 ? pairs : undefined;
}

function listBeside(text: string): string[] {
  return ts
    .preProcessFile(text, true)
    .importedFiles.flatMap(({ fileName }) => (/^\.\.?(?:\/|$)/.test(fileName) ? [fileName] : []));
}

// './Button', './Button.js' or a folder of that name
function toDeclaration(importer: string, path: string): string | undefined {
  const place = join(dirname(importer), path).replaceAll('\\', '/');
  const bare = place.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const ends = ['.d.ts', '.d.mts', '.d.cts'];
  return [...ends.map((end) => bare + end), ...ends.map((end) => `${place}/index${end}`)].find((file) =>
    existsSync(file),
  );
}

// Formats differ in the extensions of imports, and in line endings.
function read(file: string): string {
  const text = readIfThere(file)?.toString() ?? '';
  return text
    .replaceAll('\r', '')
    .replaceAll(/['"]\.\.?\/[^'"\n]*['"]/g, (path) => path.replace(/\.[cm]js(?=.$)/, '.js'))
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
