// A product and a language → the component that wraps demos.
//
// It is run once for each state of its sources, when the first demo needs it: a thread may live through many edits, and
// stored demos only need its key. Problems of a failed wrapper replace those of every demo inside it.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';
import type { DemoWrapper } from '../../../runtime/demos/root/demo-root.tsx';
import type { LiveSheet } from '../../../runtime/demos/live/live-sheets.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { hash } from '../../files/hash.ts';
import type { DemoLoader } from './demo-loader.ts';
import { exportProblem, renderProblem } from './demo-fault.ts';
import { findWrapper } from '../read/find-wrapper.ts';
import { isComponent } from './is-component.ts';
import { listReads } from '../read/list-reads.ts';
import { listAssetAddresses } from '../read/closure/list-asset-addresses.ts';
import { listSheets } from '../read/list-sheets.ts';
import { toLiveSheets } from '../live/to-live-sheets.ts';

/** The wrapper of a page's demos; empty if the site has none. */
export interface LoadedWrapper {
  readonly file?: string;
  /** Its local files by path, including itself. */
  readonly files: Readonly<Record<string, string>>;
  /** Style sheets that it imports, compiled, in their order. */
  readonly css: Readonly<Record<string, string>>;
  /** Its closure; undefined if the site has none. */
  readonly closure?: Closure;
  /** Style sheets of the site, in the form for edited demos. */
  readonly sheets: Readonly<Record<string, LiveSheet>>;
  /** Key of everything that it was made from. */
  readonly key: string;
  readonly reads: readonly ReadFile[];
  /** Runs it on the first call. */
  run(): Promise<RunWrapper>;
}

/** The component of a wrapper; undefined if the site has none, or if it has problems. */
interface RunWrapper {
  readonly Wrapper?: DemoWrapper;
  readonly problems: readonly Problem[];
  /** Problems that do not stop the wrapper. */
  readonly warnings?: readonly Problem[];
}

interface WrapperFacts {
  readonly root: string;
  readonly site: Pick<Site, 'demos' | 'base'>;
  readonly loader: DemoLoader;
}

const nothing: LoadedWrapper = {
  key: '',
  reads: [],
  files: {},
  css: {},
  sheets: {},
  run: async () => ({ problems: [] }),
};

/** Creates the function that loads wrappers. */
export function createWrapperLoader({
  root,
  site,
  loader,
}: WrapperFacts): (page: { product: string; language: string }) => Promise<LoadedWrapper> {
  const wrappers = new Map<string, LoadedWrapper>();

  return async function loadWrapper({ product, language }) {
    const found = findWrapper(site, { product, language, root });
    if (found === undefined) return nothing;
    const { file, absent } = found;
    const closure = loader.read(file);
    const sheets = await loader.readStyles(closure);
    const reads = [...listReads(closure, root), ...sheets.reads, ...(absent ? [{ file: absent, hash: '' }] : [])];
    const key = hash(JSON.stringify(reads));
    const earlier = wrappers.get(key);
    if (earlier) return earlier;
    let made: Promise<RunWrapper> | undefined;
    const loaded = {
      file,
      files: listFiles(closure),
      css: Object.fromEntries(Object.entries(sheets.styles).map(([name, style]) => [name, style.css])),
      closure: sheets.closure,
      sheets: toLiveSheets(sheets.siteSheets, listSheets(closure)),
      key,
      reads,
      run: () => (made ??= runWrapper(file, { root, loader })),
    };
    wrappers.set(key, loaded);
    return loaded;
  };

  function listFiles(closure: Closure): LoadedWrapper['files'] {
    return {
      ...Object.fromEntries(closure.files.map(({ path, text }) => [path, text])),
      ...Object.fromEntries(listAssetAddresses(closure, { root, base: site.base })),
    };
  }
}

async function runWrapper(file: string, { root, loader }: Pick<WrapperFacts, 'root' | 'loader'>): Promise<RunWrapper> {
  const { closure, problems, warnings, run, findUndefined } = await loader.prepare(file);
  if (problems.length > 0) return { problems };
  try {
    const Wrapper = run().default;
    return isComponent(Wrapper)
      ? { problems: findUndefined(), warnings, Wrapper: Wrapper as DemoWrapper }
      : { problems: [exportProblem(file, 'wrapper')] };
  } catch (error) {
    return { problems: [renderProblem(error, { root, maps: loader.maps(), file, around: closure })] };
  }
}
