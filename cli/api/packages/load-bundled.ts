// A package that only a bundler can load → the same package, bundled and loaded: its style sheets and pictures
// are empty, and React is the one that everybody has.

import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';

const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];
const assets = [
  'css',
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

/** Bundles what a specifier leads to, and runs it. What it needs and is not installed is empty. Throws what bundling or running throws. */
export function loadBundled(specifier: string, importer: string): unknown {
  const require = createRequire(importer);
  const made = new Module(importer) as Module & { _compile(code: string, file: string): void };
  made.require = Object.assign((name: string) => (isInstalled(name, require) ? require(name) : {}), require);
  made._compile(bundle(specifier, importer), `${importer}.bundled.cjs`);
  return made.exports;
}

function bundle(specifier: string, importer: string): string {
  const options = toOptions(specifier, importer);
  try {
    return toText(buildSync(options));
  } catch (error) {
    const missing = listMissing(error);
    if (missing.length === 0 || missing.includes(specifier)) throw error;
    return toText(buildSync({ ...options, external: [...react, ...missing] }));
  }
}

function toOptions(specifier: string, importer: string) {
  return {
    stdin: { contents: `module.exports = require(${JSON.stringify(specifier)});`, resolveDir: dirname(importer) },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['import', 'module', 'default'],
    mainFields: ['module', 'main'],
    external: react,
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
