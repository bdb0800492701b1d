// The compiled runtime and React → the scripts of the engine. They depend only on the engine and on React: the engine
// ships them for its own React version, and a site with another one bundles them once.

import type { ChunkingContext, OutputChunk } from 'rolldown';
import { resolveShared } from '../../library/resolve-shared.ts';
import { sharedInBrowser } from '../../../../core/demos/library/shared-modules.ts';
import { toEngineFile } from '../../../files/engine.ts';
import { nameScripts, type ScriptNames } from '../scripts/name-scripts.ts';

/** The engine's scripts. With demos, they include the base of all page scripts and the scripts of playgrounds. */
export interface Runtime extends ScriptNames {
  /** Files in _app/, for sites with demos. */
  readonly base?: string;
  readonly playground?: string;
}

const baseId = '\0base.js';

/** Bundles the engine's scripts. */
export async function bundleRuntime({ hasDemos }: { hasDemos: boolean }): Promise<Runtime> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: {
      main: toEngineFile('runtime/main.js'),
      ...(hasDemos && { base: baseId, playground: toEngineFile('runtime/start-playground.js') }),
    },
    cwd: toEngineFile('.'),
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    plugins: [
      {
        name: 'engine-runtime',
        resolveId: {
          filter: { id: [/^\0base\.js$/, ...sharedInBrowser.map((name) => new RegExp(`^${name}$`))] },
          handler: (id) => (id === baseId ? id : resolveShared(id)),
        },
        load: {
          filter: { id: [/^\0base\.js$/, /mount-demo\.js$/] },
          handler: (id) => {
            if (id === baseId) return writeBase();
            // Without demos, the code that mounts them is left out.
            return !hasDemos && id === toEngineFile('runtime/mount-demo.js') ? 'export default undefined;' : undefined;
          },
        },
      },
    ],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    experimental: { attachDebugInfo: 'none' },
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      comments: { legal: false, annotation: true, jsdoc: false },
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: nameReact, priority: 3 },
          // Modules shared by several parts are small: one request instead of six.
          { name: createSharedName(), minShareCount: 2, maxModuleSize: 4_000, priority: 2 },
        ],
      },
    });
    const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk');
    const names = nameScripts(new Map(chunks.map(({ fileName, code }) => [fileName, code])));
    const fileOf = (name: string) => names.byName[name]?.replace(/^_app\//, '');
    return { ...names, ...(hasDemos && { base: fileOf('base.js'), playground: fileOf('playground.js') }) };
  } finally {
    await bundle.close();
  }
}

/** Names the chunk of React and the code that hydrates islands. */
function nameReact(id: string, context: ChunkingContext): string | null {
  const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id);
  const info = id.startsWith(toEngineFile('runtime/')) ? context.getModuleInfo(id) : null;
  return isReact || info?.exports.includes('hydrateIsland') ? 'react' : null;
}

/** Creates the function that names the chunk of shared modules: those of the engine outside of the entry. */
function createSharedName(): (id: string, context: ChunkingContext) => string | null {
  const main = toEngineFile('runtime/main.js');
  let first: ReadonlySet<string> | undefined;
  return (id, context) => {
    first ??= followImports(main, (each) => context.getModuleInfo(each)?.importedIds ?? []);
    return id.startsWith(toEngineFile('runtime/')) && !first.has(id) ? 'shared' : null;
  };
}

function followImports(start: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

/** Writes the base of page scripts: modules of the page, including React, and the code that mounts demos. */
function writeBase(): string {
  return [
    `import { createModules } from ${JSON.stringify(toEngineFile('runtime/create-modules.js'))};`,
    ...sharedInBrowser.map((name, index) => `import shared${index} from ${JSON.stringify(name)};`),
    'export const modules = createModules();',
    ...sharedInBrowser.map((name, index) => `modules.provide(${JSON.stringify(name)}, shared${index});`),
    `export { createDemoHost } from ${JSON.stringify(toEngineFile('runtime/demo-host.js'))};`,
  ].join('\n');
}
