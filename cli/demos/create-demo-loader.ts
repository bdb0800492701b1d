// A demo's source → what it exports, in this thread.
//
// Local files are compiled one by one and run as CommonJS, because that is how the published
// libraries can be loaded from Node: their folders have no `exports`. A package that Node
// cannot load is bundled beforehand. React is the one that writes the pages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Closure } from '../../core/demos/closure/closure.ts';
import type { Problem } from '../../core/problem.ts';
import { hash } from '../hash.ts';
import { bundlePackage } from './bundle-package.ts';
import type { PackageMemory } from './closure/find-package.ts';
import { compileDemoFile } from './compile-demo-file.ts';
import { compileStyle, type CompiledStyle } from './compile-style.ts';
import { compilerProblem } from './demo-fault.ts';
import { parseDemoFile } from './parse-demo-file.ts';
import { readClosure } from './read-closure.ts';
import { shareReact } from './share-react.ts';
import { toDataUrl } from './to-data-url.ts';

/** A demo that is ready to run: nothing of it has run yet. */
export interface PreparedDemo {
  readonly closure: Closure;
  readonly problems: readonly Problem[];
  /** The style sheets that the demo imports, by file, in the order in which it does. */
  readonly styles: Readonly<Record<string, CompiledStyle>>;
  /** Runs the demo's files, and gives what the demo exports. Throws what they throw. */
  run(): Readonly<Record<string, unknown>>;
}

/** Loads demos of one site. */
export interface DemoLoader {
  /** Reads a file of the site and all it imports; what is wrong with them comes as problems. With a text, there need be no file. */
  prepare(file: string, text?: string): Promise<PreparedDemo>;
  /** Loads a package from where the site stands; undefined where it is not installed. */
  find(specifier: string, from?: string): unknown;
}

interface LoaderOptions {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
}

interface Sources {
  readonly closure: Closure;
  readonly styles: Readonly<Record<string, CompiledStyle>>;
}

type Modules = Map<string, { exports: object }>;

/** The folder whose packages count as installed besides the site's: React may be the engine's own. */
export const engineFolder = import.meta.dirname;

/** Prepares loading. Files are compiled once for the life of the loader. */
export function createDemoLoader({ root, alias }: LoaderOptions): DemoLoader {
  const ofEngine = createRequire(import.meta.url);
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  shareReact({ ofSite, ofEngine });
  const compiled = new Map<string, string>();
  const packages = new Map<string, unknown>();
  const packageStyles = new Map<string, Readonly<Record<string, CompiledStyle>>>();
  const lookups: PackageMemory = new Map();

  return { prepare, find };

  async function prepare(file: string, text?: string): Promise<PreparedDemo> {
    const closure = readClosure({
      root,
      file,
      ...(text !== undefined && { text }),
      alias,
      packageFolders: [engineFolder],
      packages: lookups,
    });
    const styles: Record<string, CompiledStyle> = {};
    const problems = [...closure.problems, ...closure.files.flatMap(({ path, text }) => findFault(path, text))];
    for (const style of importedStyles(closure)) {
      const compiledStyle = await compileStyle(style, root);
      if ('problem' in compiledStyle)
        problems.push(...[compiledStyle.problem].filter((problem) => !isTold(problem, closure.problems)));
      else styles[style] = compiledStyle;
    }
    const specifiers = runtimePackages(closure);
    if (problems.length === 0) await Promise.all(specifiers.map(loadPackage));
    const inherited = Object.assign({}, ...specifiers.map((specifier) => packageStyles.get(specifier))) as Record<
      string,
      CompiledStyle
    >;
    return {
      closure,
      problems,
      styles: { ...inherited, ...styles },
      run: () => runFile(file, { closure, styles }, new Map()),
    };
  }

  async function loadPackage(specifier: string): Promise<void> {
    if (packages.has(specifier)) return;
    try {
      packages.set(specifier, requirePackage(specifier));
    } catch (error) {
      // A fault that this does not mend is told when the demo asks for the package.
      if (isModuleOnly(error)) await runBundled(specifier).catch(() => undefined);
    }
  }

  function requirePackage(specifier: string): unknown {
    return /^react(-dom)?(\/|$)/.test(specifier) ? ofEngine(specifier) : ofSite(specifier);
  }

  async function runBundled(specifier: string): Promise<void> {
    const { code, styles } = await bundlePackage(specifier, { root, resolveReact: (name) => ofEngine.resolve(name) });
    const module = { exports: {} };
    const evaluate = compileFunction(code, ['exports', 'require', 'module'], {
      filename: join(root, 'node_modules', specifier),
    }) as (...parts: unknown[]) => void;
    evaluate(module.exports, ofSite, module);
    packages.set(specifier, module.exports);
    packageStyles.set(specifier, styles);
  }

  function runFile(file: string, sources: Sources, ran: Modules): Readonly<Record<string, unknown>> {
    const known = ran.get(file);
    if (known) return known.exports as Readonly<Record<string, unknown>>;
    const module = { exports: {} };
    ran.set(file, module);

    const path = join(root, file);
    const evaluate = compileFunction(
      compile(file, sources),
      ['exports', 'require', 'module', '__filename', '__dirname'],
      { filename: path },
    ) as (...parts: unknown[]) => void;
    evaluate(module.exports, requireHere, module, path, dirname(path));
    return module.exports as Readonly<Record<string, unknown>>;

    function requireHere(specifier: string): unknown {
      const found = sources.closure.imports.find((each) => each.file === file && each.specifier === specifier);
      if (found?.kind === 'local' && found.target !== undefined) return runFile(found.target, sources, ran);
      const name = specifier.replace(/\?.*$/s, '');
      return packages.has(name) ? packages.get(name) : requirePackage(name);
    }
  }

  function compile(file: string, { closure, styles }: Sources): string {
    if (file.endsWith('.css')) return `module.exports = ${JSON.stringify(styles[file]?.names ?? {})};`;
    const text = /\.(?:[mc]?[jt]sx?|json)$/.test(file)
      ? closure.files.find(({ path }) => path === file)?.text
      : undefined;
    if (text === undefined)
      return `exports.__esModule = true; exports.default = ${JSON.stringify(toDataUrl(file, readFileSync(join(root, file))))};`;
    return compileText(file, text);
  }

  function compileText(file: string, text: string): string {
    const key = hash(file, text);
    const code = compiled.get(key) ?? compileDemoFile(file, text);
    compiled.set(key, code);
    return code;
  }

  /** What the bundler reads, the compiler may not: it is asked before anything is made of the file. */
  function findFault(file: string, text: string): Problem[] {
    if (!/\.[mc]?[jt]sx?$/.test(file)) return [];
    const parsed = parseDemoFile(file, text);
    if ('problem' in parsed) return [parsed.problem];
    try {
      if (!/\.d\.[mc]?ts$/.test(file)) compileText(file, text);
      return [];
    } catch (error) {
      if (error instanceof SyntaxError) return [compilerProblem(error, file)];
      throw error;
    }
  }

  function find(specifier: string, from?: string): unknown {
    try {
      return from === undefined ? requirePackage(specifier) : createRequire(ofSite.resolve(from))(specifier);
    } catch {
      return undefined;
    }
  }
}

/** A style sheet that imports what is not there is wrong in the eyes of two. */
function isTold({ place }: Problem, problems: readonly Problem[]): boolean {
  return problems.some((known) => known.place.file === place.file && known.place.line === place.line);
}

/** A style sheet that another one imports is part of that one. */
function importedStyles({ imports }: Closure): string[] {
  const found = imports.filter(
    ({ kind, target, file }) => kind === 'local' && target?.endsWith('.css') && !file.endsWith('.css'),
  );
  return [...new Set(found.map(({ target = '' }) => target))];
}

function runtimePackages({ imports }: Closure): string[] {
  const names = imports
    .filter(({ kind, typeOnly }) => kind === 'package' && !typeOnly)
    .map(({ specifier }) => specifier.replace(/\?.*$/s, ''));
  return [...new Set(names)];
}

function isModuleOnly(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === 'ERR_REQUIRE_ESM' ||
    code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ||
    code === 'ERR_REQUIRE_ASYNC_MODULE' ||
    code === 'ERR_MODULE_NOT_FOUND' ||
    code === 'ERR_UNSUPPORTED_DIR_IMPORT' ||
    code === 'ERR_UNKNOWN_FILE_EXTENSION' ||
    error instanceof SyntaxError
  );
}
