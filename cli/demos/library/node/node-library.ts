// A library for Node → the package exports that demos import, in this thread. Each module runs when it is first imported;
// one that throws does so for all its importers, and for no one else.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import { sharedInNode } from '../../../../core/demos/library/shared-modules.ts';
import { toEnvironment } from '../../../../core/code/defines.ts';
import { createClosedProcess } from './closed-process.ts';
import { toWants } from '../plan-wants.ts';
import { nameInvalidElements } from './name-invalid-elements.ts';
import { notePackageFault, readPackageFault } from './package-fault.ts';
import type { BundledLibrary } from '../bundle/to-bundled-library.ts';

type Exports = Record<string, unknown>;

const maxStackLines = 60;

/** What a module exported, or the error that it threw. */
type ModuleResult = { exports: unknown } | { error: unknown; trace?: string };

/** The package modules for demos that run in this thread. None runs before it is imported. */
export class NodeLibrary {
  readonly #library: BundledLibrary;
  /** The root of the site. */
  readonly #root: string;
  /** Receives the package that is about to load, and undefined when it has loaded. */
  readonly #onLoad: (specifier: string | undefined) => void;
  readonly #requireFromEngine = createRequire(import.meta.url);
  readonly #requireFromSite: NodeJS.Require;
  /** The `process` that packages see. */
  readonly #closedProcess = createClosedProcess(toEnvironment({}));
  readonly #results = new Map<string, ModuleResult>();
  /** The `require` of modules. A field, because a second function would need a line of the limited stack. */
  readonly #requireHere = (name: string): unknown => {
    const id = /^\.\/(.+)\.js$/.exec(name)?.[1];
    if (id !== undefined && Object.hasOwn(this.#library.modules, id)) return this.#run(id);
    if (name === 'react/jsx-runtime') return nameInvalidElements(this.#requireFromEngine(name));
    return sharedInNode.includes(name) ? this.#requireFromEngine(name) : this.#requireFromSite(name);
  };

  constructor(
    library: BundledLibrary,
    root: string,
    onLoad: (specifier: string | undefined) => void = () => undefined,
  ) {
    this.#library = library;
    this.#root = root;
    this.#onLoad = onLoad;
    this.#requireFromSite = createRequire(join(root, 'docs.config.ts'));
  }

  /** Returns the imported exports. Throws what the package throws, at once or on use; `onFault` receives it first. */
  take(
    specifier: string,
    names: readonly string[],
    onFault: (error: unknown) => void = () => undefined,
  ): Readonly<Record<string, unknown>> {
    if (sharedInNode.includes(specifier)) return this.#requireFromEngine(specifier) as Exports;
    const taken: Exports = Object.defineProperty({}, '__esModule', { value: true });
    for (const want of toWants(specifier, names)) {
      // A type is not a value, and looking for it would run the whole package.
      if (this.lacks(specifier, want.name)) continue;
      const id = this.#library.entries[toWantKey(want)];
      if (id === undefined) throw new Error(`Cannot find module "${specifier}"`);
      const exports = reportFault(() => this.#load(id, specifier) as Exports, onFault);
      if (want.name === '*') return exports;
      if (want.name !== '')
        Object.defineProperty(taken, want.name, {
          enumerable: true,
          get: () => reportFault(() => exports[want.name], onFault),
        });
    }
    return taken;
  }

  /** Returns whether a package exports no value of this name, according to the bundler. */
  lacks(specifier: string, name: string): boolean {
    const lack = this.#library.missing?.[toWantKey({ specifier, name })];
    return lack !== undefined && !lack.broken;
  }

  /** Lists the names that the site imports from a package; for a shared one, all its exports. */
  list(specifier: string): string[] {
    if (sharedInNode.includes(specifier)) return Object.keys(this.#requireFromEngine(specifier) as Exports);
    const start = toWantKey({ specifier, name: '' });
    const names = Object.keys(this.#library.entries).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
    return names.filter((name) => name !== '' && name !== '*');
  }

  /** Returns an entry of the engine; undefined if its package is not installed. */
  find(key: string): unknown {
    const id = this.#library.entries[key];
    return id === undefined ? undefined : this.#run(id);
  }

  /** Reports the load to the supervising thread before it happens. */
  #load(id: string, specifier: string): unknown {
    if (this.#results.has(id)) return this.#run(id);
    this.#onLoad(specifier);
    const { stackTraceLimit } = Error;
    // An import through several packages has a deep stack.
    Error.stackTraceLimit = maxStackLines;
    try {
      return this.#run(id);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      this.#onLoad(undefined);
    }
  }

  #run(id: string): unknown {
    const result = this.#results.get(id);
    if (result) {
      if (!('error' in result)) return result.exports;
      const { error, trace } = result;
      notePackageFault(error, { trace: trace ?? new Error().stack ?? '', isOfSource: trace !== undefined });
      throw error;
    }
    const module = { exports: Object.defineProperty({}, '__esModule', { value: true }) as unknown };
    this.#results.set(id, module);
    try {
      this.#evaluate(id, module);
      return module.exports;
    } catch (error) {
      this.#noteFault(id, error);
      throw error;
    }
  }

  #evaluate(id: string, module: { exports: unknown }): void {
    const { code = '', path = id } = this.#library.modules[id] ?? {};
    const filename = join(this.#root, path);
    const parts = ['exports', 'require', 'module', '__filename', '__dirname', 'process'];
    const body = compileFunction(code, parts, { filename }) as (...given: unknown[]) => void;
    body(module.exports, this.#requireHere, module, filename, dirname(filename), this.#closedProcess);
  }

  /** Notes the error of a module, for this importer and for later ones. */
  #noteFault(id: string, error: unknown): void {
    const { modules, maps } = this.#library;
    // The author looks in the source of a library that is worked on, so it is noted for later importers too.
    const path = modules[id]?.path;
    const isWorked = maps?.[path ?? ''] !== undefined;
    noteOnce(error, { path, source: isWorked ? join(this.#root, path ?? '') : undefined });
    if (isWorked) notePackageFault(error, { isOfSource: true });
    const fault = readPackageFault(error);
    this.#results.set(id, { error, ...(fault?.isOfSource && { trace: fault.trace ?? readStack(error) }) });
  }
}

/** Reports errors of CommonJS, which runs when one of its names is used, outside of any module. */
function reportFault<Value>(give: () => Value, onFault: (error: unknown) => void): Value {
  try {
    return give();
  } catch (error) {
    noteOnce(error, {});
    onFault(error);
    throw error;
  }
}

/** Notes the innermost module, which is the first to be noted; if its path is unknown, the stack names it. */
function noteOnce(error: unknown, { path, source }: { path?: string | undefined; source?: string | undefined }): void {
  if (readPackageFault(error)) return;
  const stack = readStack(error);
  const within = source === undefined ? stack : readLoading(stack, source);
  const thrower = /\/(node_modules\/[^\s():]+):\d/.exec(within)?.[1];
  notePackageFault(error, { path: path?.includes('node_modules/') ? path : (thrower ?? path ?? '') });
}

function readStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** Reads the stack lines inside a CommonJS package that a library source loads; none if the source called what threw. */
function readLoading(stack: string, source: string): string {
  const above = stack.split(`${source}:`, 1)[0] ?? '';
  return above.includes('rolldown/runtime.js:') ? above : '';
}
