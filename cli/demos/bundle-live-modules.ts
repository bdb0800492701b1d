// The packages that a site's demos use → scripts that edited demos import, and a list of them.
//
// Every package is bundled once for the whole site, and React is one for all. For each specifier
// there is a namespace with whatever it exports, so that a reader may use what the demo did not.
// No chunk imports another in a circle: the frame makes their addresses from the bottom up.

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { compareText } from '../../core/compare-text.ts';
import type { LiveManifest } from '../../runtime/live/manifest.ts';
import { toEngineFile } from '../engine.ts';
import { nameLiveChunks } from './live-chunk-names.ts';
import { importFromSite, liveEntries } from './live-entries.ts';
import { planLiveEntries, type LiveSpecifier } from './live-plan.ts';

/** What to bundle, and for whom. */
export interface LiveModulesRequest {
  /** The folder of the site: its packages are the ones that demos run on. */
  readonly root: string;
  readonly specifiers: readonly LiveSpecifier[];
  readonly minify: boolean;
  /** The program of the frame; the engine's own, unless a test brings its source. */
  readonly frame?: string;
}

/** The scripts, and what the manifest says of them. */
export interface LiveModules {
  readonly files: readonly { readonly name: string; readonly contents: string }[];
  readonly manifest: LiveManifest;
  /** Specifiers that name nothing that is installed, sorted. */
  readonly missing: readonly string[];
}

const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const whenInstalled = ['@emotion/react', '@emotion/cache'];

/** Bundles what edited demos may import. */
export async function bundleLiveModules({ root, specifiers, minify, frame = toEngineFile('runtime/live-frame.js') }: LiveModulesRequest): Promise<LiveModules> {
  const resolveFrom = importFromSite(root);
  const optional = whenInstalled.filter(resolveFrom.isInstalled);
  const wanted = [...specifiers, ...[...always, ...optional].map((specifier) => ({ specifier, names: [] }))];
  const missing = new Set(wanted.filter(({ specifier }) => !resolveFrom.isInstalled(specifier)).map(({ specifier }) => specifier));
  const entries = planLiveEntries(wanted.filter(({ specifier }) => !missing.has(specifier)));

  const chunks = await runRolldown({ root, frame, minify, plugin: liveEntries(entries, { resolveFrom, frame }), names: entries.map(({ name }) => name) });
  const named = nameLiveChunks(chunks.map(({ fileName, code, imports }) => ({ name: fileName, code, imports })));
  const nameOf = (entry: string) => named.names.get(`${entry}.js`) ?? '';

  const modules = entries.flatMap(({ name, modules: all }) => all.map(({ specifier, key }) => [specifier, { chunk: nameOf(name), key }] as const));
  return {
    files: named.files,
    manifest: {
      frame: nameOf('frame'),
      chunks: named.imports,
      modules: Object.fromEntries(modules.sort(([a], [b]) => compareText(a, b))),
    },
    missing: [...missing].sort(compareText),
  };
}

interface Run {
  readonly root: string;
  readonly frame: string;
  readonly minify: boolean;
  readonly plugin: ReturnType<typeof liveEntries>;
  readonly names: readonly string[];
}

async function runRolldown({ root, frame, minify, plugin, names }: Run): Promise<OutputChunk[]> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: { frame, ...Object.fromEntries(names.map((name) => [name, `live:${name}`])) },
    platform: 'browser',
    resolve: { conditionNames: ['browser', 'import', 'module', 'production', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
    // A name that a package promises and lacks must not take the other packages away.
    shimMissingExports: true,
    preserveEntrySignatures: 'strict',
    plugins: [plugin],
    logLevel: 'silent',
    tsconfig: false,
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify, comments: false, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
    return output.filter((file) => file.type === 'chunk');
  } finally {
    await bundle.close();
  }
}
