// A package that only a bundler can load → the same package, bundled and loaded: its style sheets and pictures
// are empty, and React is the one that everybody has. Its modules are bundled together, as each of them
// would bring most of the others once more.

import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { findInstalled } from '../../files/find-installed.ts';
import type { InstalledPackage } from './find-package.ts';

/** Loads a module of a package; throws what bundling or running it throws. */
type BundleLoader = (specifier: string) => unknown;

/** What is bundled together runs by these names. */
type Bundled = Readonly<Record<string, () => unknown>>;

/** More modules would be read in vain, where a package has one for each of its components. */
const mostTogether = 20;

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

/** What Node says of files that it does not run, and of ways of importing that it does not follow. */
const codes: ReadonlySet<unknown> = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ERR_REQUIRE_ESM',
]);

/** Tells whether a package could not be loaded because it is written for bundlers. */
export function isForBundlers(error: unknown): boolean {
  return error instanceof Error && (error.name === 'SyntaxError' || codes.has((error as NodeJS.ErrnoException).code));
}

/** Creates the loader of a package. What the package needs and is not installed is empty. */
export function createBundleLoader(
  {
    folder,
    importer,
    needs,
    alias = {},
  }: Pick<InstalledPackage, 'folder' | 'importer' | 'needs'> & { alias?: Readonly<Record<string, string>> },
  specifiers: readonly string[],
): BundleLoader {
  const absent = needs.filter((name) => findInstalled(name, folder) === undefined);
  let together: Bundled | undefined;

  function runBundled(names: readonly string[]): Bundled {
    const require = createRequire(importer);
    const made = new Module(importer) as Module & { _compile(code: string, file: string): void };
    made.require = Object.assign((name: string) => (isInstalled(name, require) ? require(name) : {}), require);
    made._compile(bundle(names, { importer, absent, alias }), `${importer}.bundled.cjs`);
    return made.exports as Bundled;
  }
  function bundleTogether(): Bundled {
    if (specifiers.length > mostTogether) return {};
    try {
      return runBundled(specifiers);
    } catch {
      return {};
    }
  }
  return function loadBundled(specifier) {
    together ??= bundleTogether();
    const run = together[specifier];
    if (!run) return runBundled([specifier])[specifier]?.();
    try {
      return run();
    } catch (error) {
      // What has stopped once does not run again, and others may build on it.
      together = {};
      throw error;
    }
  };
}

function bundle(
  names: readonly string[],
  { importer, absent, alias }: { importer: string; absent: readonly string[]; alias: Readonly<Record<string, string>> },
): string {
  const options = { ...toOptions(names, { importer, absent }), alias: { ...alias } };
  try {
    return toText(buildSync(options));
  } catch (error) {
    const missing = listMissing(error);
    if (missing.length === 0 || missing.some((name) => names.includes(name))) throw error;
    return toText(buildSync({ ...options, external: [...options.external, ...missing] }));
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
    external: [...react, ...absent.flatMap((name) => [name, `${name}/*`])],
    loader: Object.fromEntries(assets.map((ending) => [`.${ending}`, 'empty'])),
    define: { 'import.meta.env': '{}' },
    logLevel: 'silent',
    write: false,
  } satisfies BuildOptions;
}

function toText({ outputFiles = [] }: BuildResult): string {
  return outputFiles[0]?.text ?? '';
}

/** The packages that a build looked for and did not find. */
function listMissing(error: unknown): string[] {
  const { errors = [] } = error as { errors?: readonly { readonly text: string }[] };
  return [...new Set(errors.map(({ text }) => /^Could not resolve "([^"./][^"]*)"/.exec(text)?.[1] ?? ''))].filter(
    Boolean,
  );
}

function isInstalled(name: string, require: NodeJS.Require): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}
