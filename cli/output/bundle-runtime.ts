// The compiled runtime and the site's React → the scripts that pages load.
//
// The engine brings the runtime without React, because the pages were written by the site's own.
// The result is kept by key: a build starts esbuild only when the engine or React is another one.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';
import { nameScripts, type RuntimeBundle } from './name-scripts.ts';

/** Bundles the runtime, or takes what the last build has kept. */
export async function bundleRuntime({ cache, engineKey }: { cache: string; engineKey: string }): Promise<RuntimeBundle> {
  const folder = join(cache, 'runtime');
  const file = join(folder, `${hash(engineKey)}.json`);
  const kept = readBundle(file);
  if (kept) return kept;

  const bundle = await runEsbuild();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(bundle));
  return bundle;
}

function readBundle(file: string): RuntimeBundle | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RuntimeBundle;
  } catch {
    // Not kept, or cut short.
    return undefined;
  }
}

async function runEsbuild(): Promise<RuntimeBundle> {
  const { build } = await import('esbuild');
  const outdir = toEngineFile('scripts');
  const { outputFiles } = await build({
    entryPoints: { main: toEngineFile('runtime/main.js') },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [useReact()],
    logLevel: 'silent',
    write: false,
  });
  return nameScripts(new Map(outputFiles.map(({ path, text }) => [path.slice(outdir.length + 1).replaceAll('\\', '/'), text])));
}

/** One React for the whole page: the one that wrote its HTML. */
function useReact(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'use-react',
    setup({ onResolve }) {
      onResolve({ filter: /^react(-dom)?(\/.+)?$/ }, ({ path }) => ({ path: resolve(path) }));
    },
  };
}
