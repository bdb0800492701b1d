// Pages with demos → their scripts. A stored script with the same sources is reused; if it is already in the output
// folder, it is not even read.

import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { toWantKey, type Library } from '../../../../core/demos/library/library.ts';
import { reachModules } from '../../../../core/demos/library/reach-modules.ts';
import { emotionKey, licenseKey } from '../../library/bundle/engine-entries.ts';
import { planWants } from '../../library/plan-wants.ts';
import type { WrittenFile } from '../../../files/written-file.ts';
import type { OutputFile } from '../../../../core/model/output-file.ts';
import { hash } from '../../../files/hash.ts';
import { openListStore } from '../../../files/store/open-list-store.ts';
import { openStore } from '../../../files/store/open-store.ts';
import type { ClientRequest } from '../client-bundle.ts';
import type { ClientPage } from '../client-page.ts';
import { compileSiteFile, type SiteFile } from './compile-site-file.ts';
import type { LibraryScript } from './choose-scripts.ts';
import { listPageFiles } from './list-page-files.ts';
import { listNamedFiles, type DemoFiles } from '../read-demo-files.ts';
import { createReadsKey } from './to-reads-key.ts';
import { writePageScript } from './write-page-script.ts';

/** The inputs of page scripts besides the request. */
interface PageSurroundings {
  readonly library: Library;
  /** Key of the engine's scripts, the shared ones, and the way files are compiled. */
  readonly key: string;
  readonly scripts: readonly LibraryScript[];
  readonly base: string;
  readonly playground: string;
  /** Whether the key matches the library. */
  readonly isSettled?: boolean;
  /** Key of the library, if it is known. */
  readonly libraryKey?: string;
  readonly toReadsKey?: (closures: readonly Closure[]) => string;
}

/** The script of a page. */
interface BundledPage {
  readonly page: ClientPage;
  readonly output: OutputFile;
  readonly isReused: boolean;
}

/** Bundles the pages of a request, in their order. */
export async function bundlePages(request: ClientRequest, around: PageSurroundings): Promise<BundledPage[]> {
  const scripts = openStore<KeptScript>(request.cache, 'scripts', { log: request.log });
  const listed = openListStore<WrittenFile>(request.cache, `scripts ${request.engineKey}`, request);
  const compile = createCompiler(request);
  const { toReadsKey = createReadsKey(request.root), isSettled = true } = around;
  const isChosen = ({ file }: ClientPage) => request.chosen?.has(file) ?? true;
  const toReachedKey = createReachedKey(around.library);
  const bundledPages = await Promise.all(
    request.pages.filter(isChosen).map(async (page): Promise<BundledPage> => {
      const closures = listClosures(page, request.files);
      const parts = [around.key, JSON.stringify(page), toReadsKey(closures)];
      // With the same library, a page uses the same modules; only with another one are they determined again.
      const fullKey = around.libraryKey === undefined ? undefined : hash(...parts, around.libraryKey);
      const storedPage = fullKey === undefined ? undefined : listed.read(fullKey);
      if (storedPage && request.isInPlace?.(storedPage.file, storedPage.hash))
        return { page, output: { file: storedPage.file, contents: '', kept: storedPage }, isReused: true };

      const key = hash(...parts, toReachedKey(closures));
      const stored = scripts.read(key);
      if (stored) return { page, output: list(fullKey, stored), isReused: true };

      const code = new Map(
        await Promise.all(listFiles(closures).map(async (file) => [file.path, await compile(file)] as const)),
      );
      const contents = writePageScript({ page, closures, code, ...around });
      const output = { file: `_app/demos.${hash(contents).slice(0, 10)}.js`, contents };
      if (isSettled) scripts.write(key, output);
      return { page, output: list(fullKey, output), isReused: false };
    }),
  );
  listed.keep();
  return bundledPages;

  function list(key: string | undefined, output: KeptScript): KeptScript {
    const { file, contents } = output;
    if (key !== undefined && isSettled)
      listed.write(key, { file, hash: hash(contents), bytes: Buffer.byteLength(contents) });
    return output;
  }
}

/** Creates the function that makes the key of the package modules that files use, so that others do not affect a page. */
function createReachedKey(library: Library): (closures: readonly Closure[]) => string {
  const sums = new Map(Object.entries(library.modules).map(([id, { code }]) => [id, hash(id, code)]));
  const own = [emotionKey, licenseKey].flatMap((key) => library.entries[key] ?? []);

  return function toReachedKey(closures) {
    const wanted = planWants(closures).map((want) => [toWantKey(want), library.entries[toWantKey(want)]] as const);
    const modules = [...wanted.flatMap(([, id]) => id ?? []), ...own];
    return hash(JSON.stringify([wanted, own]), ...[...reachModules(modules, library)].map((id) => sums.get(id) ?? ''));
  };
}

interface KeptScript {
  readonly file: string;
  readonly contents: string;
}

/** Lists the closures of the files that a page names. */
export function listClosures(page: ClientPage, { closures }: DemoFiles): Closure[] {
  return listNamedFiles(page).flatMap(({ file }) => closures.get(file) ?? []);
}

function listFiles(closures: readonly Closure[]): SiteFile[] {
  const texts = new Map(closures.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const)));
  return [...new Set(closures.flatMap(listPageFiles))].map((path) => ({
    path,
    ...(texts.has(path) && { text: texts.get(path) ?? '' }),
  }));
}

/** Creates a compiler that compiles a wrapper or helper of many pages only once. */
function createCompiler({
  root,
  siteBase,
  quick = false,
  define,
  sources,
}: ClientRequest): (file: SiteFile) => Promise<string> {
  const compiled = new Map<string, Promise<string>>();
  return function compile(file) {
    const storedPage =
      compiled.get(file.path) ?? compileSiteFile(file, { root, base: siteBase, isSmall: !quick, define, sources });
    compiled.set(file.path, storedPage);
    return storedPage;
  };
}
