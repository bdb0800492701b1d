// The wants of a site → the modules of packages that answer them, compiled once for all pages.
//
// The bundler follows each name to the file that defines it, as the package's own `exports` and
// `sideEffects` allow, and never reads the rest of a barrel. Every module stays one of its own: what
// throws costs those who import it, and pages take what they need. A file that cannot be read becomes
// a module that says so when it runs.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin, PluginContext, RolldownBuild } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { toReplacements, type Defines } from '../../../../core/code/defines.ts';
import type { BrokenSheet, WantedExport } from '../../../../core/demos/library/library.ts';
import { findDeepCode } from '../../../../core/demos/find-deep-code.ts';
import { mayBeDeep } from '../../../../core/demos/library/may-be-deep.ts';
import { sharedInBrowser, sharedInNode } from '../../../../core/demos/library/shared-modules.ts';
import type { SourceSettings } from '../../../../core/model/site.ts';
import { isInWorked } from '../../../site/workspace/has-source-fault.ts';
import { createSheetFinder } from '../../../site/workspace/create-sheet-finder.ts';
import { openWorkspace, type Workspace } from '../../../site/workspace/open-workspace.ts';
import { collectPackageStyles, type PackageStyles } from '../../../site/styles/package-styles.ts';
import { foldersAbove } from '../../../files/folders-above.ts';
import { refuseDeep } from './refuse-deep.ts';
import { refuseHuge } from './refuse-huge.ts';
import { serveSources } from './serve-sources.ts';
import { bundleReadable, replaceBroken, type BrokenFiles } from './broken-files.ts';
import { collectMissingExports, type MissingExports } from './missing-exports.ts';
import type { OwnEntry } from './own-entries.ts';
import { findMissingImports } from './find-missing-imports.ts';
import { findModuleTwin } from './find-module-twin.ts';
import { toBundledLibrary, toFileName, type BundledLibrary } from './to-bundled-library.ts';
import { toEverything, toLibraryEntries, wantPrefix } from './to-library-entries.ts';
import { statPath } from '../../../files/stat-path.ts';

/** What to bundle, and for which side. */
export interface LibraryRequest {
  readonly root: string;
  readonly wants: readonly WantedExport[];
  /** Entries that the engine writes itself. */
  readonly own: readonly OwnEntry[];
  readonly platform: 'browser' | 'node';
  /** What names in the code stand for. */
  readonly define?: Defines;
  /** The folder of the engine: what a site has not installed may be found there. */
  readonly engineFolder: string;
  /** What a package may take. */
  readonly megabytes?: number;
  /** Whether libraries that are worked on are taken from their sources. */
  readonly sources?: SourceSettings;
}

/** Bundles what packages contribute to a site. */
export async function bundleLibrary(request: LibraryRequest): Promise<BundledLibrary> {
  const { root, sources = false } = request;
  const workspace = openWorkspace({ root, sources });
  const folders = workspace.worked.map(({ folder }) => folder);
  return bundleReadable((broken) => bundleWithout(broken, { ...request, workspace }), { root, folders });
}

async function bundleWithout(
  broken: BrokenFiles,
  request: LibraryRequest & { readonly workspace: Workspace },
): Promise<BundledLibrary> {
  const { root, wants, own, platform, sources = false, workspace } = request;
  const isWorked = workspace.worked.length > 0;
  const folders = [root, request.engineFolder];
  const entries = toLibraryEntries(wants, { own, findFile: (specifier) => findModuleTwin(specifier, folders) });
  const brokenSheets = new Map<string, BrokenSheet>();
  const isSource = (id: string) => isInWorked(id, workspace.worked);
  const isOwnSource = (id: string) => isSource(id) && !id.includes(`${sep}node_modules${sep}`);
  const styles = collectPackageStyles(root, {
    isSource,
    findSheet: createSheetFinder({ root, sources }),
    // Only who works on a sheet can correct it.
    onProblem(id, { place, message, hint }) {
      if (isSource(id)) brokenSheets.set(id, { place, message, hint });
    },
  });
  const missing = collectMissingExports(broken, root);
  if (entries.size === 0) return { modules: {}, entries: {}, broken: [], styles: {}, entryStyles: {} };

  const bundle = await openBundle(request, {
    entries,
    plugins: [
      ...serveSources(workspace),
      replaceBroken(broken),
      refuseHuge(broken, request.megabytes),
      refuseDeep(broken),
      styles.plugin,
      missing.plugin,
    ],
    onLog: missing.onLog,
    // Sources are read as their own settings say: "@/button" leads where their author wants it to.
    tsconfig: isWorked,
  });
  try {
    const { output } = await bundle.generate({
      format: 'cjs',
      exports: 'named',
      preserveModules: true,
      minify: platform === 'browser',
      sourcemap: isWorked && platform === 'node' && 'hidden',
      comments: { legal: false, annotation: false, jsdoc: false },
      entryFileNames: ({ facadeModuleId, moduleIds, name }) => toFileName(facadeModuleId ?? moduleIds[0] ?? name, root),
    });
    const chunks = output.flatMap((each) => (each.type === 'chunk' ? [each] : []));
    const reads = styles.listReads();
    // The same code is made for browsers, where names are short.
    const lacking =
      platform === 'node' && isWorked
        ? await findMissingImports(missing.shims, chunks, { root, isSource: isOwnSource, resolve: missing.resolve })
        : [];
    const library = toBundledLibrary(chunks, {
      root,
      worked: workspace.worked,
      keys: [...entries.keys()],
      broken: new Map([...lacking, ...broken]),
      brokenSheets,
      missing: await missing.list(chunks),
      styles: styles.list(),
      entryStyles: styles.listByEntry(),
    });
    return reads.length > 0 ? { ...library, reads } : library;
  } finally {
    await bundle.close();
  }
}

async function openBundle(
  { root, platform, engineFolder, define = {} }: LibraryRequest,
  {
    entries,
    plugins,
    onLog,
    tsconfig,
  }: {
    entries: ReadonlyMap<string, string>;
    plugins: readonly (Plugin | PackageStyles['plugin'])[];
    onLog: MissingExports['onLog'];
    tsconfig: boolean;
  },
): Promise<RolldownBuild> {
  const { rolldown } = await import('rolldown');
  const isNode = platform === 'node';
  const modules = [
    'node_modules',
    // A library that is linked lies elsewhere, and takes what it leaves to the site from there.
    ...new Set(
      [...foldersAbove(resolve(root)), ...foldersAbove(engineFolder)].map((folder) => join(folder, 'node_modules')),
    ),
  ].filter((folder) => folder === 'node_modules' || existsSync(folder));

  return rolldown({
    input: Object.fromEntries([...entries.keys()].map((id, index) => [`want-${index}`, id])),
    cwd: root,
    platform,
    // Nothing is printed: what counts is collected.
    logLevel: 'warn',
    onLog,
    tsconfig,
    // A name that a package promises and lacks must not take all the others away.
    shimMissingExports: true,
    // As expressions, these are not asked of JavaScript for every import of every file.
    external: (isNode ? sharedInNode : sharedInBrowser).map((name) => new RegExp(`^${name}$`)),
    // Both sides run the same modules: Node's own way into a package is often a second copy of all of it.
    resolve: isNode
      ? { modules, mainFields: ['module', 'main'], conditionNames: ['node', 'import', 'module', 'default'] }
      : { modules },
    plugins: [serveEntries(entries, root), ...plugins],
    transform: {
      target: isNode ? 'node20' : 'es2022',
      jsx: { runtime: 'automatic', development: false },
      // In the browser nothing of the environment is there, and reading it is no fault.
      define: { ...toReplacements(define), ...(!isNode && { global: 'globalThis' }) },
    },
    experimental: { lazyBarrel: true, attachDebugInfo: 'none' },
  });
}

function serveEntries(entries: ReadonlyMap<string, string>, root: string): Plugin {
  const filter = { id: new RegExp(`^${wantPrefix}`) };
  return {
    name: 'library-entries',
    resolveId: { filter, handler: (id) => id },
    load: {
      filter,
      async handler(id) {
        const text = entries.get(id);
        const everything = toEverything(id);
        const common = everything === undefined ? undefined : await writeCommonEntry(this, everything, root);
        const code = common ?? text;
        // A want may end like a style sheet: "normalize.css".
        return code === undefined ? null : { code, moduleType: 'js' };
      },
    },
  };
}

/** What is larger is taken for a module: a tree takes a hundred times the memory of its text. */
const maxBytes = 2 ** 24;

/** A star finds no names in CommonJS: there, everything is what the module itself exports. */
async function writeCommonEntry(context: PluginContext, specifier: string, root: string): Promise<string | undefined> {
  const found = await context.resolve(specifier, join(root, 'package.json'));
  if (!found || found.external) return undefined;
  if (!/\.c?js$/.test(found.id) || (statPath(found.id)?.size ?? Infinity) > maxBytes) return undefined;
  // Asking the bundler would load the file without what its package says of it.
  const text = readFileSync(found.id, 'utf8');
  if (mayBeDeep(text) && findDeepCode(text) !== undefined) return undefined;
  const { module, errors } = parseSync(found.id, text);
  const isCommon = errors.length === 0 && !module.hasModuleSyntax;
  return isCommon ? `module.exports = require(${JSON.stringify(found.id)});` : undefined;
}
