// A demo's source → what it exports, in this thread.
//
// Local files are compiled one by one as they are asked for, and run as CommonJS, because that is
// how the published libraries can be loaded from Node: their folders have no `exports`. A package
// that is a module only is loaded beforehand. React is the one that writes the pages.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Problem } from '../../core/problem.ts';
import type { ReadFile } from '../build-context.ts';
import { hash } from '../hash.ts';
import { compileDemoFile, type CompiledFile } from './compile-demo-file.ts';
import { findLocalFile } from './find-local-file.ts';
import { readIfThere } from './read-demo.ts';

/** What loading a module gave. */
export interface LoadedDemo {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Every local file that it was made from, itself included, in the order of their names. */
  readonly reads: readonly ReadFile[];
  /** The text of its style sheets, by file. */
  readonly styles: Readonly<Record<string, string>>;
}

/** Loads demos of one site. */
export interface DemoLoader {
  /** Loads a file of the site; what is wrong with its text or its imports comes as problems. */
  load(file: string): Promise<LoadedDemo | { readonly problems: readonly Problem[]; readonly reads: readonly ReadFile[] }>;
  /** Loads a package from where the site stands; undefined where it is not installed. */
  find(specifier: string): unknown;
}

interface Options {
  readonly root: string;
  readonly cache: string;
  readonly alias: Readonly<Record<string, string>>;
}

interface Closure {
  readonly files: Map<string, CompiledFile>;
  readonly reads: Map<string, string>;
  readonly problems: Problem[];
}

/** Prepares loading. Files are compiled once for the life of the loader. */
export function createDemoLoader({ root, cache, alias }: Options): DemoLoader {
  const ofEngine = createRequire(import.meta.url);
  const ofSite = createRequire(join(root, 'docs.config.ts'));
  const compiled = new Map<string, CompiledFile>();
  const packages = new Map<string, unknown>();

  return { load, find };

  async function load(file: string) {
    const closure: Closure = { files: new Map(), reads: new Map(), problems: [] };
    await collect(file, closure);
    const reads = [...closure.reads].map(([name, sum]): ReadFile => ({ file: name, hash: sum })).sort((a, b) => (a.file < b.file ? -1 : 1));
    if (closure.problems.length > 0) return { problems: closure.problems, reads };

    const styles = Object.fromEntries([...closure.files].flatMap(([name, { css }]) => (css === undefined ? [] : [[name, css]])));
    return { exports: run(file, closure, new Map()), reads, styles };
  }

  /** Reads a file and everything local that it reaches; packages are loaded on the way. */
  async function collect(file: string, closure: Closure): Promise<void> {
    if (closure.files.has(file) || closure.reads.has(file)) return;
    const bytes = readIfThere(join(root, file));
    closure.reads.set(file, bytes ? hash(bytes) : '');
    if (!bytes) return;

    const key = hash(file, bytes);
    const known = compiled.get(key) ?? compileDemoFile(file, bytes, { root, alias });
    compiled.set(key, known);
    closure.files.set(file, known);
    closure.problems.push(...known.problems);
    for (const found of known.imports) {
      if (found.target !== undefined) await collect(found.target, closure);
      else if (found.isPackage) await prepare(found.specifier);
    }
  }

  async function prepare(specifier: string): Promise<void> {
    if (packages.has(specifier)) return;
    try {
      packages.set(specifier, requirePackage(specifier));
    } catch (error) {
      if (!isModuleOnly(error)) throw error;
      packages.set(specifier, await importFromSite(specifier));
    }
  }

  function requirePackage(specifier: string): unknown {
    return /^react(-dom)?(\/|$)/.test(specifier) ? ofEngine(specifier) : ofSite(specifier);
  }

  /** An import resolves from the file it stands in, so a file of the site's own has to ask. */
  async function importFromSite(specifier: string): Promise<unknown> {
    const bridge = join(cache, 'demos', 'import.mjs');
    mkdirSync(dirname(bridge), { recursive: true });
    writeFileSync(bridge, 'export const load = (specifier) => import(specifier);\n');
    const { load: importHere } = (await import(pathToFileURL(bridge).href)) as { load: (specifier: string) => Promise<object> };
    return { __esModule: true, ...(await importHere(specifier)) };
  }

  function run(file: string, closure: Closure, ran: Map<string, { exports: object }>): Readonly<Record<string, unknown>> {
    const known = ran.get(file);
    if (known) return known.exports as Readonly<Record<string, unknown>>;
    const module = { exports: {} };
    ran.set(file, module);
    const { code, imports } = closure.files.get(file) ?? { code: '', imports: [] };

    const requireHere = (specifier: string) => {
      const target = imports.find((found) => found.specifier === specifier)?.target;
      if (target !== undefined) return run(target, closure, ran);
      return packages.has(specifier) ? packages.get(specifier) : requirePackage(specifier);
    };
    const evaluate = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: join(root, file) }) as (...parts: unknown[]) => void;
    evaluate(module.exports, requireHere, module, join(root, file), dirname(join(root, file)));
    return module.exports as Readonly<Record<string, unknown>>;
  }

  function find(specifier: string): unknown {
    try {
      return requirePackage(specifier);
    } catch {
      return undefined;
    }
  }
}

function isModuleOnly(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_REQUIRE_ESM' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' || code === 'ERR_REQUIRE_ASYNC_MODULE' || error instanceof SyntaxError;
}

/** Turns an absolute file into the site's name for it; undefined outside the site. */
export function toSiteFile(root: string, path: string): string | undefined {
  const file = relative(root, path).split(sep).join('/');
  return file.startsWith('../') || file === '..' ? undefined : file;
}
