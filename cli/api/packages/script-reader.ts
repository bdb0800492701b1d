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

/** A package that takes longer to load never finishes. */
const maxSeconds = 20;

/** Options for reading a package. */
interface ScriptSurroundings extends Pick<LoaderOptions, 'alias' | 'findSource'> {
  readonly settingsFile: string;
}

type LoadedModule = Readonly<Record<string, unknown>>;

/** Reads the exports of a package, and remembers which modules could not be loaded. */
export class ScriptReader {
  readonly #pack: InstalledPackage;
  readonly #settingsFile: string;
  /** The root of the site. */
  readonly #root: string;
  readonly #require: NodeJS.Require;
  readonly #loadBundled: ReturnType<typeof createBundleLoader>;
  readonly #runInTime = createTimedRunner(maxSeconds);
  readonly #modules = new Map<string, LoadedModule>();
  readonly #missing = new Map<string, MissingImport>();
  /** Why modules without sources could not be loaded. */
  readonly #reasons = new Map<string, string>();
  readonly #sourceFaults: Problem[] = [];
  readonly #awaited = new Set<string>();
  #asksNames = false;

  constructor(pack: InstalledPackage, { settingsFile, alias = {}, findSource }: ScriptSurroundings) {
    this.#pack = pack;
    this.#settingsFile = settingsFile;
    this.#root = dirname(pack.importer);
    this.#require = createRequire(pack.importer);
    this.#loadBundled = createBundleLoader(
      { ...pack, alias, findSource, onMissing: (each) => this.#missing.set(toKey(each), each) },
      pack.specifiers,
    );
  }

  /** Reads an export whose name is needed; the root module of the package may have it as well. */
  readExport(specifier: string, exported: string): unknown {
    this.#asksNames = true;
    return this.#load(this.#pack.name)[exported] ?? this.#load(specifier)[exported];
  }

  /** Reads a component, or a part of one such as "Dialog.Root"; a missing one is not reported. */
  readComponent(specifier: string, exported: string): unknown {
    const [first = '', ...parts] = exported.split('.');
    const loaded = this.#load(specifier);
    // module.exports = Card
    const isWhole = first === 'default' && loaded['default'] === undefined && loaded['__esModule'] !== true;
    return parts.reduce<unknown>((value, part) => readField(value, part), isWhole ? loaded : readField(loaded, first));
  }

  /** Lists what could not be loaded. */
  findProblems(): Problem[] {
    const { name, sources = {} } = this.#pack;
    const reason = this.#asksNames ? this.#reasons.get(name) : undefined;
    return [
      ...this.#sourceFaults,
      ...(Object.keys(sources).length > 0
        ? [...this.#missing.values()].map((each) => toMissing(each, this.#root))
        : []),
      ...(reason === undefined ? [] : [toProblem(name, reason, this.#settingsFile)]),
    ];
  }

  /** Lists the files, absolute, that would fix sources which could not be loaded. */
  listAwaited(): readonly string[] {
    return [...this.#awaited];
  }

  #load(specifier: string): LoadedModule {
    const cached = this.#modules.get(specifier);
    if (cached) return cached;

    const source = this.#pack.sources?.[specifier];
    const loaded = source === undefined ? this.#loadInstalled(specifier) : this.#loadSource(specifier, source);
    this.#modules.set(specifier, loaded);
    return loaded;
  }

  /** Loads a module from its source, because the build may be missing or outdated. */
  #loadSource(specifier: string, source: string): LoadedModule {
    const root = this.#root;
    const found = this.#tryLoad(() => this.#loadBundled(source));
    if ('loaded' in found) return found.loaded;
    const { error } = found;
    listAwaited(error).forEach((each) => this.#awaited.add(each));
    const place = this.#loadBundled.locate(error);
    this.#sourceFaults.push(toSourceFault(specifier, { error, place, file: relative(root, source), root }));
    return {};
  }

  // Some packages have scripts in "exports" that only a bundler can load, and others in their folders.
  #loadInstalled(specifier: string): LoadedModule {
    const { name, folder } = this.#pack;
    const byName = this.#tryLoad(() => this.#require(specifier));
    if ('loaded' in byName) return byName.loaded;
    const byFolder = this.#tryLoad(() => this.#require(folder + specifier.slice(name.length)));
    if ('loaded' in byFolder) return byFolder.loaded;
    const bundled = isForBundlers(byName.error) ? this.#tryLoad(() => this.#loadBundled(specifier)) : byName;
    if ('loaded' in bundled) return bundled.loaded;
    this.#reasons.set(specifier, toReason(byFolder.error));
    return {};
  }

  #tryLoad(run: () => unknown): { loaded: LoadedModule } | { error: unknown } {
    try {
      return { loaded: this.#runInTime(run) as LoadedModule };
    } catch (error) {
      return { error };
    }
  }
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
