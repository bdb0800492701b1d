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

/** The package modules for demos that run in this thread. */
export interface NodeLibrary {
  /** Returns the imported exports. Throws what the package throws, at once or on use; `onFault` receives it first. */
  take(
    specifier: string,
    names: readonly string[],
    onFault?: (error: unknown) => void,
  ): Readonly<Record<string, unknown>>;
  /** Returns whether a package exports no value of this name, according to the bundler. */
  lacks(specifier: string, name: string): boolean;
  /** Lists the names that the site imports from a package; for a shared one, all its exports. */
  list(specifier: string): string[];
  /** Returns an entry of the engine; undefined if its package is not installed. */
  find(key: string): unknown;
}

type Exports = Record<string, unknown>;

const maxStackLines = 60;

function readStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** Notes the innermost module, which is the first to be noted; if its path is unknown, the stack names it. */
function noteOnce(error: unknown, { path, source }: { path?: string | undefined; source?: string | undefined }): void {
  if (readPackageFault(error)) return;
  const stack = readStack(error);
  const within = source === undefined ? stack : readLoading(stack, source);
  const thrower = /\/(node_modules\/[^\s():]+):\d/.exec(within)?.[1];
  notePackageFault(error, { path: path?.includes('node_modules/') ? path : (thrower ?? path ?? '') });
}

/** Reads the stack lines inside a CommonJS package that a library source loads; none if the source called what threw. */
function readLoading(stack: string, source: string): string {
  const above = stack.split(`${source}:`, 1)[0] ?? '';
  return above.includes('rolldown/runtime.js:') ? above : '';
}

/** Prepares the modules of a library without running them. `root` is the site's; `onLoad` receives each loaded package. */
export function createNodeLibrary(
  { modules, entries, maps, missing = {} }: BundledLibrary,
  root: string,
  onLoad: (specifier: string | undefined) => void = () => undefined,
): NodeLibrary {
  const ofEngine = createRequire(import.meta.url);
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  const closed = createClosedProcess(toEnvironment({}));
  const ran = new Map<string, { exports: unknown } | { error: unknown; trace?: string }>();

  return {
    take(specifier, names, onFault = () => undefined) {
      if (sharedInNode.includes(specifier)) return ofEngine(specifier) as Exports;
      const taken: Exports = Object.defineProperty({}, '__esModule', { value: true });
      for (const want of toWants(specifier, names)) {
        // A type is not a value, and looking for it would run the whole package.
        if (lacks(specifier, want.name)) continue;
        const id = entries[toWantKey(want)];
        if (id === undefined) throw new Error(`Cannot find module "${specifier}"`);
        const exports = reportFault(() => load(id, specifier) as Exports, onFault);
        if (want.name === '*') return exports;
        if (want.name !== '')
          Object.defineProperty(taken, want.name, {
            enumerable: true,
            get: () => reportFault(() => exports[want.name], onFault),
          });
      }
      return taken;
    },

    lacks,

    list(specifier) {
      if (sharedInNode.includes(specifier)) return Object.keys(ofEngine(specifier) as Exports);
      const start = toWantKey({ specifier, name: '' });
      const names = Object.keys(entries).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
      return names.filter((name) => name !== '' && name !== '*');
    },

    find(key) {
      const id = entries[key];
      return id === undefined ? undefined : run(id);
    },
  };

  function lacks(specifier: string, name: string): boolean {
    const lack = missing[toWantKey({ specifier, name })];
    return lack !== undefined && !lack.broken;
  }

  /** Reports the load to the supervising thread before it happens. */
  function load(id: string, specifier: string): unknown {
    if (ran.has(id)) return run(id);
    onLoad(specifier);
    const { stackTraceLimit } = Error;
    // An import through several packages has a deep stack.
    Error.stackTraceLimit = maxStackLines;
    try {
      return run(id);
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      onLoad(undefined);
    }
  }

  function run(id: string): unknown {
    const known = ran.get(id);
    if (known) {
      if ('error' in known) {
        const { trace } = known;
        notePackageFault(known.error, { trace: trace ?? new Error().stack ?? '', isOfSource: trace !== undefined });
        throw known.error;
      }
      return known.exports;
    }
    const module = { exports: Object.defineProperty({}, '__esModule', { value: true }) as unknown };
    ran.set(id, module);
    try {
      evaluate(id, module);
      return module.exports;
    } catch (error) {
      // The author looks in the source of a library that is worked on, so it is noted for later importers too.
      const path = modules[id]?.path;
      const isWorked = maps?.[path ?? ''] !== undefined;
      noteOnce(error, { path, source: isWorked ? join(root, path ?? '') : undefined });
      if (isWorked) notePackageFault(error, { isOfSource: true });
      const fault = readPackageFault(error);
      ran.set(id, { error, ...(fault?.isOfSource && { trace: fault.trace ?? readStack(error) }) });
      throw error;
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

  function evaluate(id: string, module: { exports: unknown }): void {
    const { code = '', path = id } = modules[id] ?? {};
    const filename = join(root, path);
    const parts = ['exports', 'require', 'module', '__filename', '__dirname', 'process'];
    const body = compileFunction(code, parts, { filename }) as (...given: unknown[]) => void;
    body(module.exports, requireHere, module, filename, dirname(filename), closed);
  }

  function requireHere(name: string): unknown {
    const id = /^\.\/(.+)\.js$/.exec(name)?.[1];
    if (id !== undefined && Object.hasOwn(modules, id)) return run(id);
    if (name === 'react/jsx-runtime') return nameInvalidElements(ofEngine(name));
    return sharedInNode.includes(name) ? ofEngine(name) : ofSite(name);
  }
}
