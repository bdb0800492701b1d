// Modules of packages and demos, by id. A script only defines modules; each runs when something
// first requires it. So a module that throws stops those who import it, and nobody else, and a module
// that two scripts bring is one module.

/** What a module exports. */
type ModuleExports = Record<string, unknown>;

/** The code of a module, compiled to CommonJS. */
type ModuleBody = (exports: ModuleExports, require: (wanted: never) => unknown, module: { exports: unknown }) => void;

/** A module of the site: what its code asks for by specifier is a module, or names of several. */
type SiteModule = readonly [
  body: ModuleBody,
  imports: Readonly<Record<string, number | Readonly<Record<string, number>>>>,
];

/** The modules of a page. */
interface Modules {
  /** Defines modules. The first names are theirs, in their order; the others are what they ask for, by number. */
  define(names: string, bodies: readonly (ModuleBody | SiteModule)[]): void;
  /** Gives a module that is there already. */
  provide(name: string, exports: unknown): void;
  /** Runs a module, if it has not run yet. Throws what it throws, each time. */
  require(name: string): unknown;
}

type State = { readonly exports: unknown } | { readonly error: unknown };

/** Creates an empty set of modules. */
export function createModules(): Modules {
  const bodies = new Map<string, () => unknown>();
  const states = new Map<string, State>();
  const provided = new Set<string>();

  return { define, provide, require: run };

  function provide(name: string, exports: unknown): void {
    provided.add(name);
    states.set(name, { exports });
  }

  function define(list: string, added: readonly (ModuleBody | SiteModule)[]): void {
    const names = list.split(' ');
    added.forEach((each, index) => {
      const name = names[index] ?? '';
      // Every definition of a name is the same.
      if (bodies.has(name)) return;
      bodies.set(name, () =>
        typeof each === 'function' ? runBody(name, each, names) : runSiteModule(name, each, names),
      );
    });
  }

  function runBody(name: string, body: ModuleBody, names: readonly string[]): unknown {
    return evaluate(name, body, (wanted: number | string) =>
      run(typeof wanted === 'number' ? (names[wanted] ?? '') : wanted),
    );
  }

  function runSiteModule(name: string, [body, imports]: SiteModule, names: readonly string[]): unknown {
    return evaluate(name, body, (specifier: string) => {
      const found = Object.hasOwn(imports, specifier) ? imports[specifier] : undefined;
      // Elements ask for what React makes them with, though nobody has written that import.
      if (found === undefined && provided.has(specifier)) return run(specifier);
      if (found === undefined) throw new Error(`Cannot find module "${specifier}"`);
      if (typeof found === 'number') return run(names[found] ?? '');
      try {
        return pick(found, names);
      } catch (error) {
        // The reader of the message knows the import, and not the file in which the package stops.
        throw new Error(`"${specifier}" cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  }

  /** One object with names of several modules: what a barrel would be. */
  function pick(found: Readonly<Record<string, number>>, names: readonly string[]): ModuleExports {
    const exports: ModuleExports = { __esModule: true };
    for (const [name, at] of Object.entries(found)) {
      const module = run(names[at] ?? '') as ModuleExports;
      if (name === '*') return module;
      if (name !== '') Object.defineProperty(exports, name, { enumerable: true, get: () => module[name] });
    }
    return exports;
  }

  function evaluate(name: string, body: ModuleBody, require: (wanted: never) => unknown): unknown {
    const module = { exports: Object.defineProperty({}, '__esModule', { value: true }) as ModuleExports };
    // In a circle, the others see what is there so far.
    states.set(name, module);
    body(module.exports, require, module);
    return module.exports;
  }

  function run(name: string): unknown {
    const known = states.get(name);
    if (known) {
      if ('error' in known) throw known.error;
      return known.exports;
    }
    const start = bodies.get(name);
    if (!start) throw new Error(`Cannot find module "${name}"`);
    try {
      return start();
    } catch (error) {
      states.set(name, { error });
      throw error;
    }
  }
}
