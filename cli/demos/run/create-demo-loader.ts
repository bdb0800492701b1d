// A demo's source → its exports, in this thread.
//
// Local files are compiled one by one and run as CommonJS; their package imports come from the site's library, which is
// the same code that browsers run. React is the one that renders the pages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Closure, ClosureImport } from '../../../core/demos/closure/closure.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import { engineFolder } from '../../files/engine.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { hash } from '../../files/hash.ts';
import { hashFile } from '../../files/hash-file.ts';
import { toConstants, toEnvironment, type Defines } from '../../../core/code/defines.ts';
import { createClosedProcess } from '../library/node/closed-process.ts';
import { createNodeLibrary, type NodeLibrary } from '../library/node/create-node-library.ts';
import { findBrokenImports } from '../library/find-broken-imports.ts';
import { listStyles } from '../library/bundle/list-styles.ts';
import { nameInvalidElements } from '../library/node/name-invalid-elements.ts';
import { shareReact } from '../library/node/share-react.ts';
import type { BundledLibrary } from '../library/bundle/to-bundled-library.ts';
import type { PackageManifest } from '../../files/read-manifest.ts';
import type { PackageMemory } from '../library/packages/find-package.ts';
import { isSourceFile } from '../../site/workspace/has-source-fault.ts';
import { createSheetFinder } from '../../site/workspace/create-sheet-finder.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import { compileDemoFile } from './compile-demo-file.ts';
import { compileStyle, type CompiledStyle, type StyleResult } from '../../site/styles/compile-style.ts';
import { notePackageFault } from '../library/node/package-fault.ts';
import { compilerProblem } from './demo-fault.ts';
import { findMissingClasses } from './find-missing-classes.ts';
import { findMissingNames, toNameProblems } from './find-missing-names.ts';
import { findSourceClasses } from './find-source-classes.ts';
import { findUndefinedNames } from './find-undefined-names.ts';
import { findDataFault } from '../../files/find-data-fault.ts';
import { listSheets } from '../read/list-sheets.ts';
import { parseDemoFile } from '../read/parse-demo-file.ts';
import { readClosure } from '../read/read-closure.ts';
import { isAssetFile, toAssetFile } from '../../files/asset-file.ts';
import { toDataUrl } from '../../files/to-data-url.ts';

/** A demo that is ready to run; none of its code has run yet. */
interface PreparedDemo {
  readonly closure: Closure;
  readonly problems: readonly Problem[];
  /** Problems that do not stop the demo. */
  readonly warnings: readonly Problem[];
  /** The style sheets that the demo imports, by file, in import order. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Style sheets of the site among them. */
  readonly own: Readonly<Record<string, CompiledStyle>>;
  /** The files that style sheet compilers read. */
  readonly reads: readonly ReadFile[];
  /** Runs the demo's files and returns the demo's exports. Throws what they throw. Files replaced by `replace` do not run. */
  run(replace?: ReplaceModule): Readonly<Record<string, unknown>>;
  /** Finds names that packages do not export, known only after running; `isFine` means that the demo runs without them. */
  findUndefined(run?: { readonly isFine?: boolean }): Problem[];
}

/** Returns a replacement for an imported file of the site; undefined if the file itself is used. */
type ReplaceModule = (file: string) => Readonly<Record<string, unknown>> | undefined;

/** Loads demos of one site. */
export interface DemoLoader {
  /** Reads a file of the site and all its imports. With a text, the file need not exist. */
  read(file: string, text?: string): Closure;
  /** Compiles the style sheets that files import. */
  readStyles(closure: Closure): Promise<ReadStyles>;
  /** Reads and compiles a file and all its imports; faults are returned as problems. */
  prepare(file: string, text?: string): Promise<PreparedDemo>;
  /** Returns an entry of the engine from the library; undefined if it is not installed. */
  find(key: string): unknown;
  /** The manifests of libraries that are worked on, by name. */
  readonly worked: ReadonlyMap<string, PackageManifest>;
  /** The source maps of libraries that are worked on, by path. */
  maps(): BundledLibrary['maps'];
}

interface LoaderOptions {
  readonly root: string;
  /** The sub-path of the site, for URLs of pictures. */
  readonly base: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly sources?: SourceSettings;
  /** Replacements for names in the code. */
  readonly define?: Defines;
  /** Reads the package modules; called when the first demo needs them. */
  readonly readLibrary: () => BundledLibrary;
  /** Receives the package being loaded. */
  readonly onLoad?: (specifier: string | undefined) => void;
}

/** The style sheets that files import. */
interface ReadStyles {
  /** The files, including the source files of their style sheets. */
  readonly closure: Closure;
  /** By file, in the order in which they are imported. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Style sheets of the site. */
  readonly own: Readonly<Record<string, CompiledStyle>>;
  readonly problems: readonly Problem[];
  /** The files that their compilers report to have read. */
  readonly reads: readonly ReadFile[];
}

interface Sources {
  readonly closure: Closure;
  readonly styles: Readonly<Record<string, CompiledStyle>>;
}

/** One run of a demo's files. */
interface FileRun {
  readonly sources: Sources;
  readonly packages: NodeLibrary;
  readonly ran: Map<string, { exports: object }>;
  /** The package imports that were provided. */
  readonly taken: Set<ClosureImport>;
  readonly replace: ReplaceModule | undefined;
}

/** Creates a loader. Files are compiled once in its lifetime. */
export function createDemoLoader({
  root,
  base,
  alias,
  sources = false,
  define = {},
  readLibrary,
  onLoad,
}: LoaderOptions): DemoLoader {
  const ofEngine = createRequire(import.meta.url);
  shareReact({ ofSite: createRequire(join(root, 'docs.config.ts')), ofEngine });
  const compiled = new Map<string, string>();
  const sheets = new Map<string, { readonly result: StyleResult; readonly reads: readonly ReadFile[] }>();
  const lookups: PackageMemory = new Map();
  const { findSource, worked: workedPackages } = openWorkspace({ root, sources });
  const findSheet = createSheetFinder({ root, sources });
  const worked = new Map(workedPackages.map(({ name, manifest }) => [name, manifest]));
  const closed = createClosedProcess(toEnvironment(define));
  const constants = toConstants(define);
  const open = once(() => {
    const library = readLibrary();
    return { library, packages: createNodeLibrary(library, root, onLoad) };
  });

  return {
    read,
    readStyles,
    prepare,
    worked,
    find: (key) => open().packages.find(key),
    maps: () => open().library.maps,
  };

  function read(file: string, text?: string): Closure {
    return readClosure({
      root,
      file,
      ...(text !== undefined && { text }),
      alias,
      packageFolders: [engineFolder],
      packages: lookups,
      findSource,
    });
  }

  async function readStyles(closure: Closure): Promise<ReadStyles> {
    const own: Record<string, CompiledStyle> = {};
    const problems: Problem[] = [];
    const reads = new Map<string, ReadFile>();
    // The library may be older than a change in a package.
    const ofPackages: Record<string, CompiledStyle> = {};
    for (const [file, style] of Object.entries(listStyles(closure, open().library))) {
      const result = await readSheet(file);
      ofPackages[file] = result.style ?? style;
      // Only sheets that are worked on can be corrected; their errors are those of the library.
      if (isSourceFile(file, { root, worked: workedPackages }))
        problems.push(...result.problems.filter((problem) => !isError(problem)));
    }
    for (const file of listSheets(closure)) {
      const { style, problems: faults } = await readSheet(file);
      problems.push(...faults.filter((problem) => !isReported(problem, closure.problems)));
      // Sheets that several others are composed from are in the page once, before the first of them.
      for (const [part, css] of Object.entries(style?.before ?? {})) own[part] ??= { css, names: {} };
      if (style) own[file] = style;
    }
    const found = [...reads.values()];
    return { closure: addSheets(closure, found), styles: { ...ofPackages, ...own }, own, problems, reads: found };

    async function readSheet(file: string): Promise<StyleResult> {
      const known = sheets.get(file);
      const isSame = known?.reads.every((each) => hashFile(join(root, each.file)) === each.hash);
      const result = known && isSame ? known.result : await compileStyle(file, { root, findSheet });
      const files = known && isSame ? known.reads : result.reads.map(toRead);
      sheets.set(file, { result, reads: files });
      for (const each of files) reads.set(each.file, each);
      return result;
    }
  }

  function toRead(file: string): ReadFile {
    return { file, hash: hashFile(join(root, file)) };
  }

  async function prepare(file: string, text?: string): Promise<PreparedDemo> {
    const closure = read(file, text);
    const { library, packages } = open();
    const faults = closure.files.flatMap((each) => findFault(each.path, each.text));
    const problems = [...closure.problems, ...faults, ...findBrokenImports(closure, library, root)];
    if (faults.length === 0) problems.push(...findMissingNames(closure, library));
    const { closure: whole, styles, own, problems: ofStyles, reads } = await readStyles(closure);
    problems.push(...ofStyles.filter(isError));
    const ofSources = findSourceClasses(closure, {
      root,
      library,
      isSource: (each) => isSourceFile(each, { root, worked: workedPackages }),
      styles,
    });
    // Problems of a source are at its lines, which cannot be derived from its code.
    const faulty = [...new Set(ofSources.map(({ place }) => place.file))];
    const taken = new Set<ClosureImport>();
    return {
      closure: whole,
      problems,
      warnings: [...ofStyles.filter((problem) => !isError(problem)), ...findMissingClasses(closure, own), ...ofSources],
      styles,
      own,
      reads: [...reads, ...faulty.map(toRead)],
      run: (replace) => runFile(file, { sources: { closure, styles: own }, packages, ran: new Map(), taken, replace }),
      findUndefined: ({ isFine = false } = {}) => {
        const names = findUndefinedNames(taken, packages);
        // A package may export undefined on purpose, and a demo that runs may rely on that.
        return toNameProblems(isFine ? names.filter(({ nearest }) => nearest !== undefined) : names, closure.files);
      },
    };
  }

  /** Adds the sheets that a style sheet is composed from to the demo, for exported projects. */
  function addSheets(closure: Closure, reads: readonly ReadFile[]): Closure {
    const known = new Set(closure.files.map(({ path }) => path));
    const added = reads.filter(
      ({ file, hash: sum }) => sum !== '' && isStyleFile(file) && isOfSite(file) && !known.has(file),
    );
    const files = added.map(({ file }) => ({ path: file, text: readFileSync(join(root, file), 'utf8') }));
    return added.length === 0 ? closure : { ...closure, files: [...closure.files, ...files] };
  }

  function runFile(file: string, run: FileRun): Readonly<Record<string, unknown>> {
    const { sources, packages, ran, taken } = run;
    const known = ran.get(file);
    if (known) return known.exports as Readonly<Record<string, unknown>>;
    const module = { exports: {} };
    ran.set(file, module);

    const path = join(root, file);
    const evaluate = compileFunction(
      compile(file, sources),
      ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
      { filename: path, contextExtensions: [constants] },
    ) as (...parts: unknown[]) => void;
    evaluate(module.exports, requireHere, module, path, dirname(path), closed);
    return module.exports as Readonly<Record<string, unknown>>;

    function requireHere(specifier: string): unknown {
      const found = sources.closure.imports.filter(
        (each) => each.file === file && each.specifier === specifier && !each.typeOnly,
      );
      const [first] = found;
      if (first?.kind === 'local' && first.target !== undefined)
        return run.replace?.(first.target) ?? runFile(first.target, run);
      // The compiler itself adds the imports for creating elements.
      if (first?.module === undefined)
        return specifier === 'react/jsx-runtime' ? nameInvalidElements(ofEngine(specifier)) : ofEngine(specifier);
      const given = takeFrom(first, listNames(found));
      for (const each of found) taken.add(each);
      return given;
    }

    function takeFrom({ module = '', specifier, line, column }: ClosureImport, names: readonly string[]): unknown {
      return packages.take(module, names, (error) =>
        notePackageFault(error, { specifier, importedAt: { file, line, column } }),
      );
    }
  }

  function compile(file: string, { closure, styles }: Sources): string {
    if (isStyleFile(file)) return `module.exports = ${JSON.stringify(styles[file]?.names ?? {})};`;
    const isText = /\.(?:[mc]?[jt]sx?|json)$/.test(file);
    const text = isText ? closure.files.find(({ path }) => path === file)?.text : undefined;
    if (text === undefined) {
      const bytes = readFileSync(join(root, file));
      const address = isAssetFile(file) ? base + toAssetFile(file, bytes) : toDataUrl(file, bytes);
      return `exports.__esModule = true; exports.default = ${JSON.stringify(address)};`;
    }
    return compileText(file, text);
  }

  function compileText(file: string, text: string): string {
    const key = hash(file, text);
    const code = compiled.get(key) ?? compileDemoFile(file, text);
    compiled.set(key, code);
    return code;
  }

  /** Finds files that the bundler can read but the compiler cannot, before they are used. */
  function findFault(file: string, text: string): Problem[] {
    if (file.endsWith('.json')) return [findDataFault(file, text)].filter((fault) => fault !== undefined);
    if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
    const parsed = parseDemoFile(file, text);
    if ('problem' in parsed) return [parsed.problem];
    try {
      if (!/\.d\.[mc]?ts$/.test(file)) compileText(file, text);
      return [];
    } catch (error) {
      if (error instanceof SyntaxError) return [compilerProblem(error, { file, text, parsed })];
      throw error;
    }
  }
}

/** A missing import of a style sheet is found twice. */
function isReported({ place }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((known) => known.place.file === place.file && known.place.line === place.line);
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function isOfSite(file: string): boolean {
  return !file.startsWith('../') && !/(?:^|\/)node_modules\//.test(file);
}

/** Merges names, as a file may import from one module in several statements. */
function listNames(imports: readonly ClosureImport[]): string[] {
  return [...new Set(imports.flatMap(({ names }) => names))];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
