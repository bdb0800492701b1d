// A library for Node → what demos import from packages, in this thread. Each module runs when it is
// first asked for; one that throws does so for everybody who asks, and for nobody else.

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

/** What packages give to demos that run here. */
export interface NodeLibrary {
  /** Gives what an import statement takes from a package. Throws what the package throws, at once or when a name is used; `onFault` hears of it first. */
  take(
    specifier: string,
    names: readonly string[],
    onFault?: (error: unknown) => void,
  ): Readonly<Record<string, unknown>>;
  /** Tells whether a package exports no value of a name, as its bundler has found. */
  lacks(specifier: string, name: string): boolean;
  /** Lists the names that the site takes from a package; of one that is shared, all that there are. */
  list(specifier: string): string[];
  /** Gives an entry of the engine's own; undefined where it is not installed. */
  find(key: string): unknown;
}

type Exports = Record<string, unknown>;

const longestStack = 60;

function readStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** The innermost module is the first that is noted; where its path says nothing, the stack does. */
function noteOnce(error: unknown, { path, source }: { path?: string | undefined; source?: string | undefined }): void {
  if (readPackageFault(error)) return;
  const stack = readStack(error);
  const within = source === undefined ? stack : readLoading(stack, source);
  const thrower = /\/(node_modules\/[^\s():]+):\d/.exec(within)?.[1];
  notePackageFault(error, { path: path?.includes('node_modules/') ? path : (thrower ?? path ?? '') });
}

/** What of a stack lies in a package of CommonJS that a source of a library loads: nothing where the source has called what threw. */
function readLoading(stack: string, source: string): string {
  const above = stack.split(`${source}:`, 1)[0] ?? '';
  return above.includes('rolldown/runtime.js:') ? above : '';
}

/** Prepares the modules of a library: nothing of them runs yet. `root` is the site's; `onLoad` hears what is loaded. */
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
        // A type is no value, and looking for one would run all of the package.
        if (lacks(specifier, want.name)) continue;
        const id = entries[toWantKey(want)];
        if (id === undefined) throw new Error(`Cannot find module "${specifier}"`);
        const exports = hear(() => load(id, specifier) as Exports, onFault);
        if (want.name === '*') return exports;
        if (want.name !== '')
          Object.defineProperty(taken, want.name, {
            enumerable: true,
            get: () => hear(() => exports[want.name], onFault),
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

  /** Whoever watches this thread learns what it is about to do before it does it. */
  function load(id: string, specifier: string): unknown {
    if (ran.has(id)) return run(id);
    onLoad(specifier);
    const { stackTraceLimit } = Error;
    // An import through several packages lies deep.
    Error.stackTraceLimit = longestStack;
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
      // The source of a library that is worked on is where its author looks, for all that ask for it next.
      const path = modules[id]?.path;
      const isWorked = maps?.[path ?? ''] !== undefined;
      noteOnce(error, { path, source: isWorked ? join(root, path ?? '') : undefined });
      if (isWorked) notePackageFault(error, { isOfSource: true });
      const fault = readPackageFault(error);
      ran.set(id, { error, ...(fault?.isOfSource && { trace: fault.trace ?? readStack(error) }) });
      throw error;
    }
  }

  /** CommonJS runs when a name of it is used, beside all modules. */
  function hear<Value>(give: () => Value, onFault: (error: unknown) => void): Value {
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
