// The packages that a site's demos use → scripts that edited demos import, and a list of them.
//
// Every package is bundled once for the whole site, with a single React. For each specifier there is a namespace with all
// its exports, so that a reader may use more than the demo did. Chunks have no import cycles: the frame creates their
// URLs from the bottom up.

import type { OutputChunk, Plugin } from 'rolldown';
import { toConstants, toEnvironment, toReplacements, type Defines } from '../../../core/code/defines.ts';
import { compareText } from '../../../core/text/compare-text.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import type { LiveManifest } from '../../../runtime/demos/live/manifest.ts';
import { toEngineFile } from '../../files/engine.ts';
import { nameLiveChunks, type LiveChunk } from './name-live-chunks.ts';
import { createLiveEntries } from './create-live-entries.ts';
import { bundleReadable, replaceBroken, type BrokenFiles } from '../library/bundle/broken-files.ts';
import { serveSources } from '../library/bundle/serve-sources.ts';
import { isInWorked } from '../../site/workspace/has-source-fault.ts';
import { createSheetFinder } from '../../site/workspace/create-sheet-finder.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import { refuseDeep } from '../library/bundle/refuse-deep.ts';
import { refuseHuge } from '../library/bundle/refuse-huge.ts';
import { PackageStyles } from '../../site/styles/package-styles.ts';
import { planLiveEntries, type LiveSpecifier } from './plan-live-entries.ts';

/** What to bundle, and for whom. */
interface LiveModulesRequest {
  /** The folder of the site, whose packages the demos use. */
  readonly root: string;
  readonly specifiers: readonly LiveSpecifier[];
  /** Replacements for names in the code. */
  readonly define?: Defines;
  /** Memory limit for bundling a package. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
  readonly minify: boolean;
  /** The program of the frame; that of the compiled engine, unless a test passes its source. */
  readonly frame?: string;
}

/** The scripts and their manifest. */
interface LiveModules {
  readonly files: readonly { readonly name: string; readonly contents: string }[];
  readonly manifest: Omit<LiveManifest, 'folder' | 'document'>;
  /** Files that style sheet compilers read, relative to the root of the site. */
  readonly reads: readonly string[];
  /** Specifiers of packages that are not installed, sorted. */
  readonly missing: readonly string[];
}

const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const whenInstalled = ['@emotion/react', '@emotion/cache', 'stylis'];

/** Bundles the packages that edited demos may import. */
export async function bundleLiveModules({
  root,
  specifiers,
  define = {},
  megabytes,
  sources = false,
  minify,
  frame = toEngineFile('runtime/live-frame.js'),
}: LiveModulesRequest): Promise<LiveModules> {
  const engineModules = [...always, ...whenInstalled].map((specifier) => ({ specifier, names: [] }));
  const entries = planLiveEntries([...specifiers, ...engineModules]);
  const { plugin, packages } = createLiveEntries(entries, root);
  const workspace = openWorkspace({ root, sources });
  const isSource = (id: string) => isInWorked(id, workspace.worked);
  const styles = new PackageStyles(root, {
    isShown: true,
    isSource,
    findSheet: createSheetFinder({ root, sources }),
  });

  const input = { frame, ...Object.fromEntries(entries.map(({ name }) => [name, `live:${name}`])) };
  const folders = workspace.worked.map(({ folder }) => folder);
  const bundle = (broken: BrokenFiles) =>
    runRolldown({
      root,
      input,
      define,
      tsconfig: workspace.worked.length > 0,
      plugins: [
        plugin,
        ...serveSources(workspace),
        replaceBroken(broken),
        refuseHuge(broken, megabytes),
        refuseDeep(broken),
        styles.plugin,
      ],
    });
  const chunks = await bundleReadable(bundle, { root, folders });
  const { files, imports, names } = nameLiveChunks(minify ? await minifyChunks(chunks) : chunks);

  const present = entries.flatMap(({ name, modules }) =>
    modules
      .filter(({ specifier }) => packages.has(specifier))
      .map(({ specifier, key }) => [specifier, { chunk: names.get(`${name}.js`) ?? '', key }] as const),
  );
  return {
    files,
    reads: styles.listReads(),
    manifest: {
      frame: names.get('frame.js') ?? '',
      environment: toEnvironment(define),
      constants: toConstants(define),
      chunks: imports,
      modules: Object.fromEntries(present.sort(([a], [b]) => compareText(a, b))),
    },
    missing: specifiers
      .map(({ specifier }) => specifier)
      .filter((specifier) => !packages.has(specifier))
      .sort(compareText),
  };
}

interface Run {
  readonly root: string;
  readonly input: Readonly<Record<string, string>>;
  readonly define: Defines;
  readonly plugins: readonly Plugin[];
  readonly tsconfig: boolean;
}

async function runRolldown({ root, input, define, plugins, tsconfig }: Run): Promise<LiveChunk[]> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: { ...input },
    platform: 'browser',
    transform: {
      define: { ...toReplacements(define), global: 'globalThis' },
      jsx: { runtime: 'automatic', development: false },
      target: 'es2022',
    },
    // A missing export must not break all others.
    shimMissingExports: true,
    preserveEntrySignatures: 'exports-only',
    plugins: [...plugins],
    logLevel: 'silent',
    tsconfig,
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: false,
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]~[hash].js',
    });
    // A package that was not found leaves an empty entry.
    return output
      .filter((file): file is OutputChunk => file.type === 'chunk' && (!file.isEntry || file.exports.length > 0))
      .map(({ fileName, code, imports }) => ({ name: fileName, code, imports }));
  } finally {
    await bundle.close();
  }
}

/**
 * Minifies chunks one after another, after the bundler has freed its memory: doing it while bundling would need a third
 * more memory.
 */
async function minifyChunks(chunks: readonly LiveChunk[]): Promise<LiveChunk[]> {
  const { minify } = await import('rolldown/utils');
  const small: LiveChunk[] = [];
  for (const chunk of chunks) {
    const { code } = await minify(chunk.name, chunk.code, { module: true, compress: { target: 'es2022' } });
    small.push({ ...chunk, code });
  }
  return small;
}
