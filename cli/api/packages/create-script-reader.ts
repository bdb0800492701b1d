// Loads the exported values of a package on demand. Types do not contain class names, and components are rendered once
// to find their elements.

import type { BuildFailure, Location } from 'esbuild';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import type { Place, Problem } from '../../../core/model/problem.ts';
import { findOpenElement } from '../../files/find-open-element.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { explainNoExport } from '../../demos/library/no-matching-export.ts';
import { toSourceProblem } from '../../demos/library/to-source-problem.ts';
import { createTimedRunner } from '../render/create-timed-runner.ts';
import type { InstalledPackage } from './find-package.ts';
import { createBundleLoader, isForBundlers, type LoaderOptions, type MissingImport } from './load-bundled.ts';
import { readField } from './read-field.ts';

/** Reads exports, and remembers which modules could not be loaded. */
interface ScriptReader {
  readonly readExport: (specifier: string, name: string) => unknown;
  /** Reads a component, or a part of one such as "Dialog.Root"; a missing one is not reported. */
  readonly readComponent: (specifier: string, exported: string) => unknown;
  readonly findProblems: () => Problem[];
  /** Lists the files, absolute, that would fix sources which could not be loaded. */
  readonly listAwaited: () => readonly string[];
}

/** A package that takes longer to load never finishes. */
const maxSeconds = 20;

/** Options for reading a package. */
interface ScriptSurroundings extends Pick<LoaderOptions, 'alias' | 'findSource'> {
  readonly settingsFile: string;
}

/** Creates the reader of a package's scripts. */
export function createScriptReader(
  pack: InstalledPackage,
  { settingsFile, alias = {}, findSource }: ScriptSurroundings,
): ScriptReader {
  const { name, folder, importer, specifiers, sources = {} } = pack;
  const missing = new Map<string, MissingImport>();
  const loadBundled = createBundleLoader(
    { ...pack, alias, findSource, onMissing: (each) => missing.set(toKey(each), each) },
    specifiers,
  );
  const require = createRequire(importer);
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  const reasons = new Map<string, string>();
  const faults: Problem[] = [];
  const awaited = new Set<string>();
  const root = dirname(importer);
  const runInTime = createTimedRunner(maxSeconds);
  let asksNames = false;

  function load(specifier: string): Readonly<Record<string, unknown>> {
    const cached = modules.get(specifier);
    if (cached) return cached;

    const loaded = loadOrReport(specifier);
    modules.set(specifier, loaded);
    return loaded;
  }
  // Some packages have scripts in "exports" that only a bundler can load, and others in their folders.
  function loadOrReport(specifier: string): Readonly<Record<string, unknown>> {
    const source = sources[specifier];
    if (source !== undefined) return loadSource(specifier, source);
    const byName = tryLoad(() => require(specifier));
    if ('loaded' in byName) return byName.loaded;
    const byFolder = tryLoad(() => require(folder + specifier.slice(name.length)));
    if ('loaded' in byFolder) return byFolder.loaded;
    const bundled = isForBundlers(byName.error) ? tryLoad(() => loadBundled(specifier)) : byName;
    if ('loaded' in bundled) return bundled.loaded;
    reasons.set(specifier, toReason(byFolder.error));
    return {};
  }
  /** Loads a module from its source, because the build may be missing or outdated. */
  function loadSource(specifier: string, source: string): Readonly<Record<string, unknown>> {
    const found = tryLoad(() => loadBundled(source));
    if ('loaded' in found) return found.loaded;
    listAwaited(found.error).forEach((each) => awaited.add(each));
    const file = relative(root, source);
    faults.push(toSourceFault(specifier, { error: found.error, place: loadBundled.locate(found.error), file, root }));
    return {};
  }
  function tryLoad(run: () => unknown): { loaded: Readonly<Record<string, unknown>> } | { error: unknown } {
    try {
      return { loaded: runInTime(run) as Readonly<Record<string, unknown>> };
    } catch (error) {
      return { error };
    }
  }

  return {
    readExport: (specifier, exported) => {
      asksNames = true;
      return load(name)[exported] ?? load(specifier)[exported];
    },
    readComponent: (specifier, exported) => {
      const [first = '', ...parts] = exported.split('.');
      return parts.reduce<unknown>((whole, part) => readField(whole, part), readField(load(specifier), first));
    },
    listAwaited: () => [...awaited],
    findProblems: () => [
      ...faults,
      ...(Object.keys(sources).length > 0 ? [...missing.values()].map((each) => toMissing(each, root)) : []),
      ...(asksNames && reasons.has(name) ? [toProblem(name, reasons.get(name) ?? '', settingsFile)] : []),
    ],
  };
}

function toReason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}

function toProblem(name: string, reason: string, file: string): Problem {
  return {
    rule: 'api-script-stops',
    severity: 'warning',
    place: { file },
    message: `The script of "${name}" throws when it is loaded, so the full names of its classes are not known: ${reason}`,
    hint: `Install what "${name}" needs next to it.`,
  };
}

function toKey({ specifier, file, line }: MissingImport): string {
  return `${specifier} ${file} ${line}`;
}

const unknown = 'the defaults and elements of components that need it may be missing from the reference';

/** Reports a missing import at its place in the source, which the author can correct. */
function toMissing({ specifier, file, line, column }: MissingImport, root: string): Problem {
  return {
    rule: 'api-script-stops',
    severity: 'warning',
    place: { file: toSitePath(relative(root, file)), line, column },
    message: `This source file imports "${specifier}", which cannot be found, so ${unknown}`,
    hint: `Install "${splitPackage(specifier).name}" next to the library, build it, or correct the "exports" of its package.json.`,
  };
}

function toSourceFault(
  specifier: string,
  { error, place, file, root }: { error: unknown; place: Place | undefined; file: string; root: string },
): Problem {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  const at = first?.location;
  // A syntax error breaks every build that imports the source; an unresolved import may be left out.
  if (first && at && !first.text.startsWith('Could not resolve '))
    return toSourceProblem(toSitePath(relative(root, resolve(at.file))), toFault(first.text, { at, root }), root);
  return {
    rule: 'api-script-stops',
    severity: 'warning',
    place: at
      ? { file: toSitePath(relative(root, resolve(at.file))), line: at.line, column: at.column + 1 }
      : (place ?? { file: toSitePath(file) }),
    message: `The source of "${specifier}" cannot be loaded, so ${unknown}: ${first?.text ?? toReason(error)}`,
    hint: 'Correct the source. Code that needs a browser belongs in an effect or an event handler.',
  };
}

/** Formats a fault after its place; an unclosed element is reported where it begins. */
function toFault(text: string, { at, root }: { at: Location; root: string }): string {
  const file = resolve(at.file);
  const fault = { line: at.line, column: at.column + 1 };
  const open = findOpenElement({ file, text: readIfThere(file)?.toString() ?? '', fault });
  const { line, column } = open?.position ?? fault;
  return `${line}:${column}: ${open?.message ?? toReasonAt(text, root)}`;
}

/** Explains a missing export, whose file the bundler names relative to the current folder. */
function toReasonAt(text: string, root: string): string {
  const [, file, name] = /^No matching export in "([^"]+)" for import "([^"]+)"$/.exec(text) ?? [];
  if (file !== undefined && name !== undefined) return explainNoExport(resolve(file), name, root);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The extensions that a relative import may omit. */
const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json', '.css'];

/** Lists the files that would fix a failed build: those with errors, and those that were not found. */
function listAwaited(error: unknown): string[] {
  const { errors = [] } = (error ?? {}) as Partial<BuildFailure>;
  return errors.flatMap(({ text, location }) => {
    if (!location) return [];
    const file = resolve(location.file);
    const [, specifier] = /^Could not resolve "(\.[^"]*)"/.exec(text) ?? [];
    if (specifier === undefined) return [file];
    const path = resolve(dirname(file), specifier);
    return [file, path, ...endings.flatMap((ending) => [path + ending, join(path, `index${ending}`)])];
  });
}

function toSitePath(file: string): string {
  return file.split(sep).join('/');
}
