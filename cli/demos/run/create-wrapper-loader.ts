// A product and a language → the component that the site puts around demos, run and ready.
//
// It is run once for each state of its sources: a thread may live as long as somebody edits them.
// A wrapper that fails comes as problems, which stand in for those of every demo inside it.

import type { Problem } from '../../../core/problem.ts';
import type { Site } from '../../../core/site.ts';
import type { DemoWrapper } from '../../../runtime/demo-root/demo-root.tsx';
import type { ReadFile } from '../../build-context.ts';
import { hash } from '../../hash.ts';
import type { DemoLoader, PreparedDemo } from './create-demo-loader.ts';
import { exportProblem, renderProblem } from './demo-fault.ts';
import { findWrapper } from '../read/find-wrapper.ts';
import { isComponent } from './is-component.ts';
import { listReads } from '../read/list-reads.ts';
import { readStandIns } from '../read/closure/read-stand-ins.ts';

/** What stands around the demos of a page; without a file where the site names none. */
export interface LoadedWrapper {
  readonly file?: string;
  /** Its local files by path, itself among them. */
  readonly files: Readonly<Record<string, string>>;
  /** Style sheets that it imports, compiled, in their order. */
  readonly css: Readonly<Record<string, string>>;
  readonly Wrapper?: DemoWrapper;
  /** Stands for all that it was made from. */
  readonly key: string;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

interface WrapperFacts {
  readonly root: string;
  readonly site: Pick<Site, 'demos' | 'base'>;
  readonly loader: DemoLoader;
}

/** Creates the function that loads wrappers. */
export function createWrapperLoader({
  root,
  site,
  loader,
}: WrapperFacts): (page: { product: string; language: string }) => Promise<LoadedWrapper> {
  const wrappers = new Map<string, LoadedWrapper>();

  return async function loadWrapper({ product, language }) {
    const found = findWrapper(site, { product, language, root });
    if (found === undefined) return { key: '', reads: [], problems: [], files: {}, css: {} };
    const { file, absent } = found;
    const prepared = await loader.prepare(file);
    const reads = [...listReads(prepared.closure, root), ...(absent ? [{ file: absent, hash: '' }] : [])];
    const key = hash(JSON.stringify(reads));
    const kept = wrappers.get(key);
    if (kept) return kept;
    const css = Object.fromEntries(Object.entries(prepared.styles).map(([name, style]) => [name, style.css]));
    const files = {
      ...Object.fromEntries(prepared.closure.files.map(({ path, text }) => [path, text])),
      ...(await readStandIns(prepared.closure, { root, base: site.base })),
    };
    const loaded = { file, files, css, key, reads, ...runWrapper(file, prepared, { root, maps: loader.maps() }) };
    wrappers.set(key, loaded);
    return loaded;
  };
}

function runWrapper(
  file: string,
  { problems, run, findUndefined }: PreparedDemo,
  at: { root: string; maps?: Readonly<Record<string, string>> },
): Pick<LoadedWrapper, 'Wrapper' | 'problems'> {
  if (problems.length > 0) return { problems };
  try {
    const Wrapper = run().default;
    return isComponent(Wrapper)
      ? { problems: findUndefined(), Wrapper: Wrapper as DemoWrapper }
      : { problems: [exportProblem(file)] };
  } catch (error) {
    return { problems: [renderProblem(error, { ...at, file })] };
  }
}
