// The compiled runtime, the packages that demos use, and the demos → the scripts that pages load.
//
// Three layers, each cached by a key of its sources: the engine's scripts; shared scripts with modules of packages,
// which change only with the set of modules; and one script for each page, with its demos and the modules that no shared
// script has. For an edited demo, only its file is compiled and its page's script rebuilt.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import { compareText } from '../../../core/text/compare-text.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import { engineFolder } from '../../files/engine.ts';
import { hash } from '../../files/hash.ts';
import { findBrokenImports } from '../library/find-broken-imports.ts';
import { openLibrary } from '../library/open-library.ts';
import { planWants } from '../library/plan-wants.ts';
import { toWantKey } from '../../../core/demos/library/library.ts';
import { planEngineEntries } from '../library/bundle/engine-entries.ts';
import { openStore } from '../../files/store/open-store.ts';
import { readSheetReads } from './read-sheet-reads.ts';
import { readAssetFiles } from './read-asset-files.ts';
import { bundlePages, listClosures } from './scripts/bundle-pages.ts';
import type { ClientBundle, ClientRequest } from './client-bundle.ts';
import { writeLibraryScripts } from './scripts/choose-scripts.ts';
import { openRuntime } from './runtime/open-runtime.ts';
import { createReadsKey } from './scripts/to-reads-key.ts';

/** A bundle as stored: only names of demo scripts, which are stored separately or are in the output folder. */
type KeptBundle = Pick<ClientBundle, 'pages' | 'problems' | 'demoScripts'> & {
  readonly names: readonly (readonly [file: string, hash: string, bytes: number])[];
};

/** Bundles the scripts of a site, or reads the stored bundle of an earlier build. */
export async function bundleClient(request: ClientRequest): Promise<ClientBundle> {
  const { cache, pages, hasJoinedDemos = false, log, isInPlace } = request;
  const runtime = await openRuntime({ cache, hasDemos: pages.length > 0 || hasJoinedDemos, log });
  const { base, playground, ...names } = runtime;
  if (base === undefined || playground === undefined || pages.length === 0) return { ...names, pages: {} };

  const store = openStore<KeptBundle>(cache, 'client', { log });
  const sheets = await readSheetReads(request.files.closures.values(), request);
  const toReadsKey = createReadsKey(request.root, sheets);
  const key = toBundleKey(request, toReadsKey);
  const stored = store.read(key);
  if (stored?.names.every(([file, sum]) => isInPlace?.(file, sum))) {
    const { names: listed, ...bundle } = stored;
    const files = listed.map(([file, sum, bytes]): OutputFile => ({ file, contents: '', kept: { hash: sum, bytes } }));
    return { ...names, files: sortFiles([...names.files, ...files]), ...bundle };
  }

  const bundled = await bundleDemos(request, { base, playground, toReadsKey });
  const listed = bundled.files.map(
    ({ file, contents, kept: found }) =>
      [file, found?.hash ?? hash(contents), found?.bytes ?? Buffer.byteLength(contents)] as const,
  );
  const { isSettled, ...bundle } = bundled;
  if (isSettled)
    store.write(key, {
      pages: bundled.pages,
      problems: bundled.problems,
      demoScripts: bundled.demoScripts,
      names: listed,
    });
  return { ...names, ...bundle, files: sortFiles([...names.files, ...bundled.files]) };
}

function sortFiles(files: readonly OutputFile[]): OutputFile[] {
  return [...files].sort((a, b) => compareText(a.file, b.file));
}

/** The engine's scripts, and the function that hashes the files of demos. */
interface DemoSurroundings {
  readonly base: string;
  readonly playground: string;
  readonly toReadsKey: ToReadsKey;
}

type ToReadsKey = ReturnType<typeof createReadsKey>;

async function bundleDemos(request: ClientRequest, { base, playground, toReadsKey }: DemoSurroundings) {
  const { root, siteBase, license = '', quick = false, files, define = {} } = request;
  const engineEntries = planEngineEntries(root, license);
  const { key, library } = await openLibrary({
    ...request,
    engineEntries,
    wants: files.wants,
    platform: 'browser',
    engineFolder,
  });
  const isSettled = request.isSettled?.() ?? true;
  const scripts = writeLibraryScripts(library, base, {
    isForAll: createForAll(request),
    // Saving a library that is worked on does not change installed packages.
    ...(quick && { isStable: (path) => /(?:^|\/)node_modules\//.test(path) }),
  });
  // A page's script contains the names of the scripts that it loads.
  const named = scripts.map(({ name }) => name);
  const around = {
    library,
    scripts,
    base,
    playground,
    isSettled,
    libraryKey: key,
    toReadsKey,
    key: hash(request.engineKey, base, playground, JSON.stringify([quick, define, siteBase]), ...named),
  };
  const pages = await bundlePages(request, around);

  const shared = scripts.map(({ name, contents }): OutputFile => ({ file: `_app/${name}`, contents }));
  const byFile = new Map(pages.map(({ output }) => [output.file, output]));
  const problems = [...files.closures.values()].flatMap((closure: Closure) =>
    findBrokenImports(closure, library, root),
  );
  return {
    files: [...shared, ...byFile.values(), ...readAssetFiles(files.closures.values(), root)],
    pages: Object.fromEntries(pages.map(({ page, output }) => [page.file, output.file])),
    demoScripts: { library: key, base, playground },
    problems,
    isSettled,
  };
}

/** Modules used only by translated pages are copied into their scripts, so that no other page downloads their texts. */
function createForAll({ pages, files }: ClientRequest): ((key: string) => boolean) | undefined {
  const originals = pages.filter(({ language }) => language === undefined);
  if (originals.length === 0) return undefined;
  const keys = new Set(planWants(originals.flatMap((page) => listClosures(page, files))).map(toWantKey));
  return (key) => keys.has(key) || key.startsWith('docs:');
}

/** Returns the key of everything that the scripts of demos are made from. */
function toBundleKey(
  {
    engineKey,
    packagesKey,
    pages,
    chosen,
    files,
    license = '',
    quick = false,
    define = {},
    megabytes,
    siteBase,
  }: ClientRequest,
  toReadsKey: ToReadsKey,
): string {
  const reads = pages.map((page) => toReadsKey(listClosures(page, files)));
  return hash(
    engineKey,
    packagesKey,
    JSON.stringify([pages, license, quick, define, megabytes, siteBase, ...(chosen ? [[...chosen]] : [])]),
    ...reads,
  );
}
