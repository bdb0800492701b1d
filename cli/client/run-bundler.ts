// The bundler's own work: what is shared by pages is found out first, then everything is written.

import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { planChunks, type SharedModule } from '../../core/demos/plan-chunks.ts';
import { collectPackageStyles } from '../demos/package-styles.ts';
import { toEngineFile } from '../engine.ts';
import type { ClientRequest, KeptBundle } from './client-bundle.ts';
import { createClientPlugin } from './client-plugin.ts';
import { toBundleProblems } from './bundle-problem.ts';
import { copyPlugin } from './copy-plugin.ts';
import { nameScripts } from './name-scripts.ts';
import { playgroundFile, toPageModule, type ClientPage } from './page-module.ts';
import { traceImports } from './trace-imports.ts';

// Shared files: not smaller, before they are compressed, and not more for a page; and the pages that
// a module must serve, as a number and as a share of all, to stand in one.
const limits = { minBytes: 2000, maxPerPage: 5, minPages: 3, minShare: 0.25 };

/** Bundles the scripts of a site; where a package cannot be read, those of its pages without demos. */
export async function runBundler(request: ClientRequest): Promise<KeptBundle> {
  const trace = traceImports();
  try {
    return await bundlePages(request, trace.plugin);
  } catch (error) {
    const problems = toBundleProblems(error, { ...request, trace });
    if (!problems) throw error;
    const { reads, bundle } = await bundlePages({ ...request, pages: [] }, trace.plugin);
    return { reads, bundle: { ...bundle, problems } };
  }
}

async function bundlePages(request: ClientRequest, trace: Plugin): Promise<KeptBundle> {
  const { root, pages, quick = false } = request;
  const isDivided = pages.length > 1 && !quick;
  const modules = new Map(pages.map((page, index) => [`\0demos-${index}.js`, toPageModule(page)]));
  const input = {
    main: toEngineFile('runtime/main.js'),
    ...Object.fromEntries([...modules.keys()].map((id) => [id.slice(1, -3), id])),
  };
  const texts = new Map(
    pages.flatMap(({ playgrounds = [] }) =>
      playgrounds.flatMap(({ file, text }) => (text === undefined ? [] : [[join(root, file), text] as const])),
    ),
  );
  const { plugin: own, reads } = createClientPlugin({
    ...request,
    hasDemos: pages.length > 0,
    modules: new Map([...modules, ...texts]),
  });
  const plugin = [trace, own, collectPackageStyles(root).plugin];

  const homes = isDivided
    ? await planHomes({ root, input, plugin, languages: pages.map(({ language }) => language) })
    : new Map<string, string>();
  const output = await generate({
    root,
    input,
    plugin: isDivided
      ? [copyPlugin({ isAtHome: (id) => homes.has(id) || !isShared(id), pages: modules }), ...plugin]
      : plugin,
    homes,
    minify: !quick,
  });
  const names = nameScripts(new Map(output.map(({ fileName, code }) => [fileName, code])));
  const scripts = pages.map(({ file }, index) => [file, names.byName[`demos-${index}.js`] ?? ''] as const);
  const live = pages.length > 0 ? await (await import('./bundle-live.ts')).bundleLive(request) : undefined;
  const files = [...names.files, ...(live?.files ?? [])];
  return {
    reads: reads(),
    bundle: { ...names, files, pages: Object.fromEntries(scripts), ...(live && { live: live.manifest }) },
  };
}

interface Run {
  readonly root: string;
  readonly input: Readonly<Record<string, string>>;
  readonly plugin: readonly Plugin[];
  readonly homes?: ReadonlyMap<string, string>;
  readonly minify: boolean;
}

/** Finds out which pages share which modules, and decides in which file each is at home. */
async function planHomes({
  root,
  input,
  plugin,
  languages,
}: Omit<Run, 'minify' | 'homes'> & { languages: ClientPage['language'][] }): Promise<Map<string, string>> {
  const countPages = Object.keys(input).length - 1;
  const imports = new Map<string, readonly string[]>();
  const output = await generate({ root, input, plugin: [...plugin, noteImports(imports)], minify: false });
  const byName = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const pagesOf = new Map<string, number[]>();

  for (const chunk of output) {
    const page = /^\0demos-(\d+)\.js$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (page === undefined) continue;
    for (const name of reach(chunk.fileName, byName)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), Number(page)]);
  }

  const modules = output.flatMap((chunk): SharedModule[] => {
    const pages = pagesOf.get(chunk.fileName) ?? [];
    if (pages.length < 2) return [];
    const kind = findKind(pages.map((page) => languages[page]));
    return Object.entries(chunk.modules)
      .filter(([id]) => isShared(id) && id !== toEngineFile(playgroundFile))
      .map(([id, { renderedLength }]) => ({
        id,
        bytes: renderedLength,
        pages,
        imports: imports.get(id) ?? [],
        ...(kind && { kind }),
      }));
  });
  // What several islands share of the runtime, and its main script does not have, is one file.
  const own = output
    .filter((chunk) => !chunk.isEntry && !chunk.isDynamicEntry)
    .flatMap((chunk) => Object.keys(chunk.modules).filter(isRuntime));
  const rare = findRare(modules, { imports, countPages });
  return new Map([
    ...[
      ...planChunks(
        modules.filter(({ id }) => !rare.has(id)),
        limits,
      ),
    ].map(([id, chunk]) => [id, `shared-${chunk}`] as const),
    ...own.map((id) => [id, 'runtime'] as const),
  ]);
}

/** What only pages in other languages use is theirs: no page in the first language downloads words of another. */
function findKind(languages: readonly ClientPage['language'][]): string | undefined {
  return languages.includes(undefined) ? undefined : [...new Set(languages)].sort().join(' ');
}

/** Modules of few pages, unless a file of many imports them: then their only way leads through it. */
function findRare(
  modules: readonly SharedModule[],
  { imports, countPages }: { imports: ReadonlyMap<string, readonly string[]>; countPages: number },
): Set<string> {
  const most = Math.max(limits.minPages, limits.minShare * countPages);
  const rare = new Set(modules.filter(({ pages }) => pages.length < most).map(({ id }) => id));
  const waiting = modules.filter(({ id }) => !rare.has(id)).map(({ id }) => id);
  for (let next = waiting.pop(); next; next = waiting.pop())
    waiting.push(...(imports.get(next) ?? []).filter((id) => rare.delete(id)));
  return rare;
}

/** React is apart, as islands without demos need it too, and so is the runtime; pages with a playground bring what it needs. */
function isShared(id: string): boolean {
  return !reactFiles.test(id) && !isRuntime(id) && !id.startsWith('\0rolldown');
}

function isRuntime(id: string): boolean {
  return id.startsWith(toEngineFile('runtime')) && id !== toEngineFile(playgroundFile);
}

const reactFiles = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

function noteImports(imports: Map<string, readonly string[]>) {
  return {
    name: 'note-imports',
    moduleParsed({ id, importedIds }: { id: string; importedIds: readonly string[] }) {
      imports.set(id, importedIds);
    },
  };
}

function reach(first: string, chunks: ReadonlyMap<string, { readonly imports: readonly string[] }>): Set<string> {
  const found = new Set([first]);
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return found;
}

async function generate({ root, input, plugin, homes, minify }: Run) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input,
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    shimMissingExports: true,
    plugins: [...plugin],
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    experimental: { attachDebugInfo: 'none' },
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify,
      comments: { legal: false, annotation: true, jsdoc: false },
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'react', test: reactFiles, priority: 3 },
          ...(homes ? [{ name: (id: string) => homes.get(id) ?? null, priority: 2 }] : []),
        ],
      },
    });
    return output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  } finally {
    await bundle.close();
  }
}
