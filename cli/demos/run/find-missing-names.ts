// The imports of a demo → a problem for each name that the imported file or package does not export. Types are checked by
// another compiler; an unused name may be a type, so it is reported only if the file uses the name that was meant without
// importing that.

import type { Closure, ClosureFile, ClosureImport } from '../../../core/demos/closure/closure.ts';
import { toWantKey, type Library } from '../../../core/demos/library/library.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { listFreeNames } from '../../../core/demos/list-free-names.ts';
import { transformCode } from '../../../core/demos/transform-code.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';
import { toPosition } from '../../../core/text/to-position.ts';
import { parseCode } from '../read/parse-demo-file.ts';
import { toDemoTransform } from './compile-demo-file.ts';

/** An imported name that does not exist. */
export interface MissingName {
  readonly stated: ClosureImport;
  readonly name: string;
  readonly nearest?: string | undefined;
}

/** Finds imported names that are not exported, each with its place. */
export function findMissingNames(
  closure: Pick<Closure, 'files' | 'imports'>,
  { missing = {} }: Pick<Library, 'missing'>,
): Problem[] {
  const exported = new Map<string, ReadonlySet<string> | undefined>();
  const found = closure.imports.flatMap((stated): MissingName[] => {
    if (stated.typeOnly || stated.names.includes('*')) return [];
    if (stated.kind === 'package' && stated.module !== undefined) {
      const { module: specifier, names } = stated;
      return names.flatMap((name) => {
        const fault = missing[toWantKey({ specifier, name })];
        return fault && !fault.broken ? [{ stated, name, nearest: fault.nearest }] : [];
      });
    }
    if (stated.kind !== 'local' || stated.target === undefined) return [];
    const { target } = stated;
    if (!exported.has(target)) exported.set(target, listExports(target, closure));
    const known = exported.get(target);
    const lost = known ? stated.names.filter((name) => !known.has(name)) : [];
    return lost.map((name) => ({ stated, name, nearest: findNearest(name, known ?? []) }));
  });
  return toNameProblems(found, closure.files);
}

/** Creates problems for names that are not exported, without those used only as types. */
export function toNameProblems(found: readonly MissingName[], files: readonly ClosureFile[]): Problem[] {
  const faulty = files.filter(({ path }) => isCode(path) && found.some(({ stated }) => stated.file === path));
  return faulty.flatMap((file) => {
    const { places, valueImports, free } = readNames(file);
    return found
      .filter(({ stated }) => stated.file === file.path)
      .flatMap(({ stated: { specifier }, name, nearest }) => {
        const key = `${specifier}\0${name}`;
        const place = places.get(key);
        const isMeant = valueImports.has(key) || (nearest !== undefined && free().has(nearest));
        return place && isMeant ? [toProblem({ specifier, name, nearest }, place)] : [];
      });
  });
}

/** Excludes MDX pages, which are compiled from another text, and declarations, which import no values. */
function isCode(path: string): boolean {
  return /\.[mc]?[jt]sx?$/.test(path) && !/\.d\.[mc]?ts$/.test(path);
}

function toProblem(
  { specifier, name, nearest }: { specifier: string; name: string; nearest: string | undefined },
  place: Place,
): Problem {
  const isDefault = name === 'default';
  const meant = nearest !== undefined && nearest !== 'default' ? nearest : undefined;
  return {
    rule: 'demo-name-missing',
    severity: 'error',
    place,
    message: isDefault
      ? `${quote(specifier)} has no default export`
      : `${quote(specifier)} does not export ${quote(name)}`,
    hint: isDefault
      ? `Name what you want from it: import { ${meant ?? '…'} } from '${specifier}'.`
      : meant === undefined
        ? 'Correct the name, or import it from where it is exported.'
        : `Did you mean ${quote(meant)}?`,
  };
}

/** The names that a file imports, by specifier and name, and those that it uses without importing them. */
interface FileNames {
  readonly places: ReadonlyMap<string, Place>;
  /** Imported as values. */
  readonly valueImports: ReadonlySet<string>;
  readonly free: () => ReadonlySet<string>;
}

function readNames({ path, text }: ClosureFile): FileNames {
  const places = new Map<string, Place>();
  const parsed = parseCode(path, text);
  const { staticImports = [], staticExports = [] } = parsed?.module ?? {};
  const entries = [
    ...staticImports.flatMap(({ moduleRequest, entries: taken }) => taken.map((each) => ({ ...each, moduleRequest }))),
    ...staticExports.flatMap(({ entries: passed }) => passed),
  ];
  for (const { importName, moduleRequest, isType } of entries) {
    const key = `${moduleRequest?.value ?? ''}\0${importName.kind === 'Default' ? 'default' : (importName.name ?? '')}`;
    if (isType || moduleRequest === null || places.has(key)) continue;
    places.set(key, { file: path, ...toPosition(text, importName.start ?? moduleRequest.start) });
  }
  return {
    places,
    valueImports: listKept(path, text),
    free: () => (parsed ? listFreeNames(parsed.program) : new Set()),
  };
}

/** Lists the imports and exports that remain without types. */
function listKept(path: string, text: string): Set<string> {
  const { transforms, ...options } = toDemoTransform(path);
  const bare = transformCode(text, {
    ...options,
    transforms: transforms.filter((each) => each !== 'imports'),
    keepUnusedImports: false,
  }).code;
  const { staticImports = [], staticExports = [] } = parseCode(path, bare)?.module ?? {};
  const taken = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ moduleRequest, importName })),
    ),
    ...staticExports.flatMap(({ entries }) => entries),
  ];
  return new Set(
    taken.map(
      ({ moduleRequest, importName: { kind, name } }) =>
        `${moduleRequest?.value ?? ''}\0${kind === 'Default' ? 'default' : (name ?? '')}`,
    ),
  );
}

// A local file of a demo → its exported names, including types and those of its `export *`.

/** Lists the exports of a file; undefined if they are known only when it runs. */
function listExports(
  path: string,
  closure: Pick<Closure, 'files' | 'imports'>,
  seen: readonly string[] = [],
): ReadonlySet<string> | undefined {
  if (seen.includes(path)) return new Set();
  if (!/\.[mc]?[jt]sx?$/.test(path)) return undefined;
  const text = closure.files.find((file) => file.path === path)?.text;
  const module = text === undefined ? undefined : parseCode(path, text)?.module;
  // CommonJS, all of it or in part.
  if (text === undefined || !module?.hasModuleSyntax || /\bexports\b|\bexport\s*(?:=|import\b)/.test(text))
    return undefined;

  const names = new Set<string>();
  for (const { exportName, moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (exportName.kind === 'Default') names.add('default');
    else if (exportName.name !== null) names.add(exportName.name);
    else if (moduleRequest) {
      const next = closure.imports.find(({ file, specifier }) => file === path && specifier === moduleRequest.value);
      const passed =
        next?.kind === 'local' && next.target !== undefined
          ? listExports(next.target, closure, [...seen, path])
          : undefined;
      if (!passed) return undefined;
      for (const name of passed) if (name !== 'default') names.add(name);
    }
  }
  return names;
}
