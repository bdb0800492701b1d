// Stores the modules of packages and demos, by id. A script only defines modules; each runs when it is
// first required. So a module that throws stops only its importers, and a module that two scripts
// define runs once.

/** What a module exports. */
type ModuleExports = Record<string, unknown>;

/** The code of a module, compiled to CommonJS. */
type ModuleBody = (exports: ModuleExports, require: (target: never) => unknown, module: { exports: unknown }) => void;

/** A module of the site. Each specifier it imports resolves to one module, or to names from several. */
type SiteModule = readonly [
  body: ModuleBody,
  imports: Readonly<Record<string, number | Readonly<Record<string, number>>>>,
];

/** The modules of a page. */
interface Modules {
  /** Defines modules. `names` lists them in order, then the modules that they require by number. */
  define(names: string, bodies: readonly (ModuleBody | SiteModule)[]): void;
  /** Adds a module that has already run. */
  provide(name: string, exports: unknown): void;
  /** Runs a module unless it has run, and returns its exports. An error is thrown again each time. */
  require(name: string): unknown;
  /** Returns a file of the site, which runs when it is called for. */
  lazy(name: string): LazyFile;
}

/** A file of the site that may not have run yet. Called, it returns its default export. */
interface LazyFile {
  (): unknown;
  /** Functions that each run one module that the file imports, in order, for a caller that pauses between them. */
  listSteps(): (() => unknown)[];
}

type State = { readonly exports: unknown } | { readonly error: unknown };

/** Creates an empty set of modules. */
export function createModules(): Modules {
  const bodies = new Map<string, () => unknown>();
  const states = new Map<string, State>();
  const provided = new Set<string>();
  const importsByFile = new Map<string, readonly string[]>();

  return { define, provide, require: run, lazy };

  function lazy(name: string): LazyFile {
    const load = () => (run(name) as ModuleExports).default;
    return Object.assign(load, { listSteps: () => listImports(name).map((each) => () => run(each)) });
  }

  /** Lists what a file imports, in the order in which it would run: the imports of an imported file before that file. */
  function listImports(name: string, visited = new Set([name])): string[] {
    return (importsByFile.get(name) ?? []).flatMap((each) => {
      if (visited.has(each)) return [];
      visited.add(each);
      return [...listImports(each, visited), each];
    });
  }

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
      if (typeof each === 'function') {
        bodies.set(name, () => runBody(name, each, names));
        return;
      }
      bodies.set(name, () => runSiteModule(name, each, names));
      const targets = Object.values(each[1]).flatMap((target) =>
        typeof target === 'number' ? [target] : Object.values(target),
      );
      importsByFile.set(
        name,
        targets.map((target) => names[target] ?? ''),
      );
    });
  }

  function runBody(name: string, body: ModuleBody, names: readonly string[]): unknown {
    return evaluate(name, body, (target: number | string) =>
      run(typeof target === 'number' ? (names[target] ?? '') : target),
    );
  }

  function runSiteModule(name: string, [body, imports]: SiteModule, names: readonly string[]): unknown {
    return evaluate(name, body, (specifier: string) => {
      const target = Object.hasOwn(imports, specifier) ? imports[specifier] : undefined;
      // Compiled JSX imports React's runtime, though the source has no such import.
      if (target === undefined && provided.has(specifier)) return run(specifier);
      if (target === undefined) throw new Error(`Cannot find module "${specifier}"`);
      if (typeof target === 'number') return run(names[target] ?? '');
      try {
        return pick(target, names);
      } catch (error) {
        // The reader of the message knows the import, not the file of the package that fails.
        throw new Error(`"${specifier}" cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
  }

  /** Joins names from several modules in one object, as a barrel file would. */
  function pick(moduleByName: Readonly<Record<string, number>>, names: readonly string[]): ModuleExports {
    const exports: ModuleExports = { __esModule: true };
    for (const [name, index] of Object.entries(moduleByName)) {
      const module = run(names[index] ?? '') as ModuleExports;
      if (name === '*') return module;
      if (name !== '') Object.defineProperty(exports, name, { enumerable: true, get: () => module[name] });
    }
    return exports;
  }

  function evaluate(name: string, body: ModuleBody, require: (target: never) => unknown): unknown {
    const module = { exports: Object.defineProperty({}, '__esModule', { value: true }) as ModuleExports };
    // In an import cycle, other modules see the exports so far.
    states.set(name, module);
    body(module.exports, require, module);
    return module.exports;
  }

  function run(name: string): unknown {
    const state = states.get(name);
    if (state) {
      if ('error' in state) throw state.error;
      return state.exports;
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
