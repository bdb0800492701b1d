// An installed package → the values that its scripts export, loaded when they are asked for.
// Class names are values that no type tells; components are rendered once to see what they draw.

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
  /** Reads a component, "Dialog.Root" being a part of what is exported; one that is missing is nobody's fault. */
  readonly readComponent: (specifier: string, exported: string) => unknown;
  readonly findProblems: () => Problem[];
  /** Lists the files, absolute, that a source which could not be loaded waits for. */
  readonly listAwaited: () => readonly string[];
}

/** A package that takes longer to load never will be. */
const longestSeconds = 20;

/** What a package is read by. */
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
  const runInTime = createTimedRunner(longestSeconds);
  let asksNames = false;

  function load(specifier: string): Readonly<Record<string, unknown>> {
    const known = modules.get(specifier);
    if (known) return known;

    const loaded = loadOrTell(specifier);
    modules.set(specifier, loaded);
    return loaded;
  }
  // Some packages name scripts in "exports" that only a bundler can load, and have others in their folders.
  function loadOrTell(specifier: string): Readonly<Record<string, unknown>> {
    const source = sources[specifier];
    if (source !== undefined) return loadSource(specifier, source);
    const first = tryLoad(() => require(specifier));
    if ('loaded' in first) return first.loaded;
    const second = tryLoad(() => require(folder + specifier.slice(name.length)));
    if ('loaded' in second) return second.loaded;
    const third = isForBundlers(first.error) ? tryLoad(() => loadBundled(specifier)) : first;
    if ('loaded' in third) return third.loaded;
    reasons.set(specifier, toReason(second.error));
    return {};
  }
  /** What is built of it may be missing, or older. */
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

const unknown = 'the defaults and elements of what needs it may be missing in the reference';

/** An author can correct a source, so its place is named. */
function toMissing({ specifier, file, line, column }: MissingImport, root: string): Problem {
  return {
    rule: 'api-script-stops',
    severity: 'warning',
    place: { file: toSitePath(relative(root, file)), line, column },
    message: `This source imports "${specifier}", which is not found, so ${unknown}`,
    hint: `Install "${splitPackage(specifier).name}" next to the library, build it, or correct the "exports" of its package.json.`,
  };
}

function toSourceFault(
  specifier: string,
  { error, place, file, root }: { error: unknown; place: Place | undefined; file: string; root: string },
): Problem {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  const at = first?.location;
  // Nothing that imports it could be built. What is only not found may be left out.
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

/** What is wrong, after its place: an element that is not closed is wrong where it begins. */
function toFault(text: string, { at, root }: { at: Location; root: string }): string {
  const file = resolve(at.file);
  const fault = { line: at.line, column: at.column + 1 };
  const open = findOpenElement({ file, text: readIfThere(file)?.toString() ?? '', fault });
  const { line, column } = open?.position ?? fault;
  return `${line}:${column}: ${open?.message ?? toReasonAt(text, root)}`;
}

/** The bundler names other files from the folder in which the command runs. */
function toReasonAt(text: string, root: string): string {
  const [, file, name] = /^No matching export in "([^"]+)" for import "([^"]+)"$/.exec(text) ?? [];
  if (file !== undefined && name !== undefined) return explainNoExport(resolve(file), name, root);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a relative import may lead to, but for the name as it is written. */
const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json', '.css'];

/** Lists the files that would mend a build that failed: those at fault, and those that were not found. */
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
