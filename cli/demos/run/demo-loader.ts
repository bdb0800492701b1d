// A demo's source → its exports, in this thread.
//
// Local files are compiled one by one and run as CommonJS; their package imports come from the site's library, which is
// the same code that browsers run. React is the one that renders the pages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Defines, toEnvironment } from '../../../core/code/defines.ts';
import type { Closure, ClosureImport } from '../../../core/demos/closure/closure.ts';
import { listDarkSelectors } from '../../../core/model/dark-selectors.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { DemoSettings, SourceSettings } from '../../../core/model/site.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { engineFolder } from '../../files/engine.ts';
import type { ReadFile } from '../../files/read-file.ts';
import type { PackageManifest } from '../../files/read-manifest.ts';
import type { CompiledStyle } from '../../site/styles/compile-style.ts';
import { isSourceFile } from '../../site/workspace/has-source-fault.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import type { BundledLibrary } from '../library/bundle/to-bundled-library.ts';
import { findBrokenImports } from '../library/find-broken-imports.ts';
import { createClosedProcess } from '../library/node/closed-process.ts';
import { NodeLibrary } from '../library/node/node-library.ts';
import type { PackageMemory } from '../library/packages/find-package.ts';
import { readClosure } from '../read/read-closure.ts';
import { DemoCompiler } from './demo-compiler.ts';
import { DemoSheets, type ReadStyles } from './demo-sheets.ts';
import { FileRun, type ReplaceModule } from './file-run.ts';
import { findMissingClasses } from './find-missing-classes.ts';
import { findMissingNames, type MissingName, toNameProblems } from './find-missing-names.ts';
import { findSourceClasses } from './find-source-classes.ts';

/** A demo that is ready to run; none of its code has run yet. */
export interface PreparedDemo {
  readonly closure: Closure;
  readonly problems: readonly Problem[];
  /** Problems that do not stop the demo. */
  readonly warnings: readonly Problem[];
  /** The style sheets that the demo imports, by file, in import order. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Style sheets of the site among them. */
  readonly siteSheets: Readonly<Record<string, CompiledStyle>>;
  /** The files that style sheet compilers read. */
  readonly reads: readonly ReadFile[];
  /** Runs the demo's files and returns the demo's exports. Throws what they throw. Files replaced by `replace` do not run. */
  run(replace?: ReplaceModule): Readonly<Record<string, unknown>>;
  /** Finds names that packages do not export, known only after running; `isFine` means that the demo runs without them. */
  findUndefined(run?: { readonly isFine?: boolean }): Problem[];
}

interface LoaderOptions {
  readonly root: string;
  /** The sub-path of the site, for URLs of pictures. */
  readonly base: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly sources?: SourceSettings;
  /** Whether demos support dark mode, or the class or attribute that their style sheets use for it. */
  readonly dark?: DemoSettings['dark'];
  /** Replacements for names in the code. */
  readonly define?: Defines;
  /** Reads the package modules; called when the first demo needs them. */
  readonly readLibrary: () => BundledLibrary;
  /** Receives the package being loaded. */
  readonly onLoad?: (specifier: string | undefined) => void;
}

interface OpenLibrary {
  readonly library: BundledLibrary;
  readonly packages: NodeLibrary;
}

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/client'];

/** Loads demos of one site. Files are compiled once in its lifetime. */
export class DemoLoader {
  readonly #options: LoaderOptions;
  readonly #workspace: ReturnType<typeof openWorkspace>;
  readonly #lookups: PackageMemory = new Map();
  readonly #compiler: DemoCompiler;
  readonly #sheets: DemoSheets;
  /** The `process` that demos see. */
  readonly #process: unknown;
  #opened: OpenLibrary | undefined;
  /** The manifests of libraries that are worked on, by name. */
  readonly worked: ReadonlyMap<string, PackageManifest>;

  constructor(options: LoaderOptions) {
    const { root, base, sources = false, define = {}, dark } = options;
    shareReact({
      ofSite: createRequire(join(root, 'docs.config.ts')),
      ofEngine: createRequire(import.meta.url),
    });
    this.#options = options;
    this.#workspace = openWorkspace({ root, sources });
    this.worked = new Map(this.#workspace.worked.map(({ name, manifest }) => [name, manifest]));
    this.#compiler = new DemoCompiler({ root, base, define });
    this.#sheets = new DemoSheets({
      root,
      sources,
      darkSelectors: listDarkSelectors(dark),
      isSource: (file) => this.#isSource(file),
    });
    this.#process = createClosedProcess(toEnvironment(define));
  }

  /** Returns an entry of the engine from the library; undefined if it is not installed. */
  find(key: string): unknown {
    return this.#open().packages.find(key);
  }

  /** The source maps of libraries that are worked on, by path. */
  maps(): BundledLibrary['maps'] {
    return this.#open().library.maps;
  }

  /** Reads a file of the site and all its imports. With a text, the file need not exist. */
  read(file: string, text?: string): Closure {
    const { root, alias } = this.#options;
    return readClosure({
      root,
      file,
      ...(text !== undefined && { text }),
      alias,
      packageFolders: [engineFolder],
      packages: this.#lookups,
      findSource: this.#workspace.findSource,
    });
  }

  /** Compiles the style sheets that files import; the closure then has the source files of the sheets as well. */
  async readStyles(closure: Closure): Promise<ReadStyles & { readonly closure: Closure }> {
    const read = await this.#sheets.read(closure, this.#open().library);
    return { ...read, closure: addSheets(closure, read.reads, this.#options.root) };
  }

  /** Reads and compiles a file and all its imports; faults are returned as problems. With a text, the file need not exist. */
  async prepare(file: string, text?: string): Promise<PreparedDemo> {
    const { root } = this.#options;
    const closure = this.read(file, text);
    const { library, packages } = this.#open();
    const faults = closure.files.flatMap((each) => this.#compiler.findFault(each.path, each.text));
    const problems = [...closure.problems, ...faults, ...findBrokenImports(closure, library, root)];
    if (faults.length === 0) problems.push(...findMissingNames(closure, library));
    const { closure: completeClosure, styles, siteSheets, problems: ofStyles, reads } = await this.readStyles(closure);
    problems.push(...ofStyles.filter(isError));
    const isSource = (each: string) => this.#isSource(each);
    const ofSources = findSourceClasses(closure, { root, library, isSource, styles });
    // Problems of a source are at its lines, which cannot be derived from its code.
    const faulty = [...new Set(ofSources.map(({ place }) => place.file))];
    const taken = new Set<ClosureImport>();
    return {
      closure: completeClosure,
      problems,
      warnings: [
        ...ofStyles.filter((problem) => !isError(problem)),
        ...findMissingClasses(closure, siteSheets),
        ...ofSources,
      ],
      styles,
      siteSheets,
      reads: [...reads, ...faulty.map((each) => this.#sheets.toRead(each))],
      run: (replace) => {
        const sources = { closure, styles: siteSheets };
        const run = { root, compiler: this.#compiler, process: this.#process, sources, packages, taken, replace };
        return new FileRun(run).require(file);
      },
      findUndefined: ({ isFine = false } = {}) => {
        const names = findUndefinedNames(taken, packages);
        // A package may export undefined on purpose, and a demo that runs may rely on that.
        return toNameProblems(isFine ? names.filter(({ nearest }) => nearest !== undefined) : names, closure.files);
      },
    };
  }

  #open(): OpenLibrary {
    if (this.#opened) return this.#opened;
    const { root, readLibrary, onLoad } = this.#options;
    const library = readLibrary();
    this.#opened = { library, packages: new NodeLibrary(library, root, onLoad) };
    return this.#opened;
  }

  #isSource(file: string): boolean {
    return isSourceFile(file, { root: this.#options.root, worked: this.#workspace.worked });
  }
}

/** Adds the sheets that a style sheet is composed from to the demo, for exported projects. */
function addSheets(closure: Closure, reads: readonly ReadFile[], root: string): Closure {
  const known = new Set(closure.files.map(({ path }) => path));
  const added = reads.filter(
    ({ file, hash }) => hash !== '' && isStyleFile(file) && isOfSite(file) && !known.has(file),
  );
  const files = added.map(({ file }) => ({ path: file, text: readFileSync(join(root, file), 'utf8') }));
  return added.length === 0 ? closure : { ...closure, files: [...closure.files, ...files] };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function isOfSite(file: string): boolean {
  return !file.startsWith('../') && !/(?:^|\/)node_modules\//.test(file);
}

/**
 * Gives the site's packages the engine's React when they require it, as two copies of React cannot render together.
 * A site has its own copy where the engine is linked. Both `require` functions share one cache.
 */
function shareReact({ ofSite, ofEngine }: { ofSite: NodeJS.Require; ofEngine: NodeJS.Require }): void {
  for (const name of modules) {
    const [siteFile, engineFile] = [resolveOrNot(ofSite, name), resolveOrNot(ofEngine, name)];
    if (siteFile === undefined || engineFile === undefined || siteFile === engineFile) continue;
    ofEngine(engineFile);
    ofSite.cache[siteFile] = ofEngine.cache[engineFile];
  }
}

function resolveOrNot(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}

/** Finds imported names that are undefined, each with the nearest name that the site imports from there. */
function findUndefinedNames(ran: Iterable<ClosureImport>, packages: NodeLibrary): MissingName[] {
  return [...ran].flatMap((stated) => {
    const { module, names } = stated;
    if (module === undefined || names.includes('*')) return [];
    const taken = packages.take(module, names);
    // Names that the bundler knows to be missing are types, or are reported without running.
    const lost = names.filter((name) => taken[name] === undefined && !packages.lacks(module, name));
    if (lost.length === 0) return [];
    const others = packages.list(module);
    const given = packages.take(module, others);
    const known = others.filter((name) => given[name] !== undefined);
    return lost.map((name) => ({ stated, name, nearest: findNearest(name, known) }));
  });
}
