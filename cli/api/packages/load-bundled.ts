// Bundles and loads a package that only a bundler can load. Its style sheets and pictures are empty, and React is
// shared. Its modules are bundled together, because each of them would include most of the others.

import { buildSync, type BuildFailure, type BuildOptions, type BuildResult } from 'esbuild';
import Module, { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Place } from '../../../core/model/problem.ts';
import { findInstalled } from '../../files/find-installed.ts';
import type { FindSource } from '../../site/workspace/open-workspace.ts';
import type { InstalledPackage } from './find-package.ts';

/** Loads a module of a package; throws errors of bundling and of running it. */
interface BundleLoader {
  (specifier: string): unknown;
  /** Finds the place of an error in the last loaded source, relative to the site. */
  readonly locate: (error: unknown) => Place | undefined;
}

/** The bundled modules by name, as functions that run them. */
type Bundled = Readonly<Record<string, () => unknown>>;

/** With more modules, such as one per component, most would be bundled without being used. */
const maxTogether = 20;

const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];
const assets = [
  'css',
  'module.css',
  'scss',
  'sass',
  'less',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'avif',
  'woff',
  'woff2',
  'ttf',
];

/** Node's error codes for files that it cannot run and imports that it cannot resolve. */
const codes: ReadonlySet<unknown> = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ERR_REQUIRE_ESM',
]);

/** Returns whether a package could not be loaded because it is written for bundlers. */
export function isForBundlers(error: unknown): boolean {
  return error instanceof Error && (error.name === 'SyntaxError' || codes.has((error as NodeJS.ErrnoException).code));
}

/** An import in a package that cannot be resolved. */
export interface MissingImport {
  readonly specifier: string;
  /** Absolute. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Options for bundling a package. */
export interface LoaderOptions extends Pick<InstalledPackage, 'folder' | 'importer' | 'needs'> {
  /** Files by the names of libraries that they replace. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Finds the files of other library names. */
  readonly findSource?: FindSource;
  /** Called with imports that cannot be resolved. */
  readonly onMissing?: (missing: MissingImport) => void;
}

/** Creates the loader of a package. Dependencies that are not installed are empty. */
export function createBundleLoader(options: LoaderOptions, specifiers: readonly string[]): BundleLoader {
  const { folder, importer, needs, onMissing } = options;
  const require = createRequire(importer);
  const absent = needs.filter((name) => findInstalled(name, folder) === undefined);
  let together: Bundled | undefined;
  let last: readonly string[] = [];

  function runBundled(names: readonly string[]): Bundled {
    const made = new Module(importer) as Module & { _compile(code: string, file: string): void };
    made.require = Object.assign((name: string) => (isInstalled(name, require) ? require(name) : {}), require);
    const { text, missing } = bundle(names, { ...options, absent });
    for (const each of missing) if (!isInstalled(each.specifier, require)) onMissing?.(each);
    made._compile(text, importer + bundledEnding);
    return made.exports as Bundled;
  }
  function bundleTogether(): Bundled {
    if (specifiers.length > maxTogether) return {};
    try {
      return runBundled(specifiers);
    } catch {
      return {};
    }
  }
  return Object.assign(loadBundled, { locate });

  function loadBundled(specifier: string): unknown {
    together ??= bundleTogether();
    const run = together[specifier];
    last = run ? specifiers : [specifier];
    if (!run) return runBundled([specifier])[specifier]?.();
    try {
      return run();
    } catch (error) {
      // A failed module does not run again, and others may depend on it.
      together = {};
      throw error;
    }
  }

  /** Finds the place of an error. Only a failed bundle is made again with a source map, which others do not need. */
  function locate(error: unknown): Place | undefined {
    const places = error instanceof Error ? readPlaces(error.stack ?? '') : [];
    if (places.length === 0) return undefined;
    const { map } = bundle(last, { ...options, absent, hasMap: true });
    const sourceMap = new SourceMap(JSON.parse(map) as SourceMapPayload);
    for (const { line, column } of places) {
      const entry = sourceMap.findEntry(line - 1, column - 1);
      if ('originalSource' in entry && !/^<stdin>$|(?:^|\/)node_modules\//.test(entry.originalSource))
        return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  }
}

const bundledEnding = '.bundled.cjs';

function readPlaces(stack: string): { readonly line: number; readonly column: number }[] {
  return [...stack.matchAll(/\.bundled\.cjs:(\d+):(\d+)/g)].map(([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }));
}

/** Unresolved imports are replaced or left out, which may reveal more of them in the next try. */
const maxTries = 6;
const nowhere = 'docs-missing/';

interface BundleChoices {
  readonly absent: readonly string[];
  /** Whether to create a source map. */
  readonly hasMap?: boolean;
}

function bundle(
  names: readonly string[],
  { importer, absent, alias, findSource, hasMap = false }: LoaderOptions & BundleChoices,
): { readonly text: string; readonly map: string; readonly missing: readonly MissingImport[] } {
  const given: Record<string, string> = { ...alias };
  const empty: string[] = [];
  const missing: MissingImport[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      const options = toOptions(names, { importer, absent: [...absent, ...empty] });
      const written = { outfile: importer + bundledEnding, sourcemap: hasMap && ('external' as const) };
      return { ...toTexts(buildSync({ ...options, ...written, alias: given })), missing };
    } catch (error) {
      const found = listMissing(error).filter(({ specifier }) => given[specifier] === undefined);
      if (found.length === 0 || tries === maxTries || found.some(({ specifier }) => names.includes(specifier)))
        throw error;
      for (const each of found) {
        const source = findSource?.(each.specifier, each.file);
        if (source === undefined) missing.push(each);
        if (source !== undefined) given[each.specifier] = source;
        else if (each.isAlias) given[each.specifier] = nowhere + each.specifier;
        else empty.push(each.specifier);
      }
    }
  }
}

function toOptions(names: readonly string[], { importer, absent }: { importer: string; absent: readonly string[] }) {
  const lines = names.map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)});`);
  return {
    stdin: { contents: lines.join('\n'), resolveDir: dirname(importer) },
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    format: 'cjs',
    target: 'node20',
    conditions: ['import', 'module', 'default'],
    mainFields: ['module', 'main'],
    external: [...react, ...absent.flatMap((name) => [name, `${name}/*`]), `${nowhere}*`],
    loader: Object.fromEntries(assets.map((ending) => [`.${ending}`, 'empty'])),
    define: { 'import.meta.env': '{}' },
    logLevel: 'silent',
    write: false,
  } satisfies BuildOptions;
}

function toTexts({ outputFiles = [] }: BuildResult): { readonly text: string; readonly map: string } {
  const find = (isMap: boolean) => outputFiles.find(({ path }) => path.endsWith('.map') === isMap)?.text ?? '';
  return { text: find(false), map: find(true) };
}

/** Lists the imports that a build could not resolve, by their names or aliases. */
function listMissing(error: unknown): (MissingImport & { readonly isAlias: boolean })[] {
  const { errors = [] } = error as Partial<BuildFailure>;
  return errors.flatMap(({ text, location }) => {
    const [, named, original] = /^Could not resolve "([^"]*)"(?: \(originally "([^"]*)"\))?/.exec(text) ?? [];
    const specifier = original ?? named;
    if (specifier === undefined || /^[./]/.test(specifier)) return [];
    const { file = '', line = 1, column = 0 } = location ?? {};
    return { specifier, file: resolve(file), line, column: column + 1, isAlias: original !== undefined };
  });
}

function isInstalled(name: string, require: NodeJS.Require): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
