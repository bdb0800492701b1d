// Demos that were made, kept by key: where the sources of a demo and the packages are the same, its HTML
// is, and neither a library nor a formatter has to be loaded to write it.

import { join } from 'node:path';
import type { ExportPlan } from '../../core/demos/export/project.ts';
import type { Variant } from '../../core/demos/plan-demo.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { LiveSheet } from '../../runtime/demos/live/live-sheets.ts';
import type { ReadFile } from '../files/read-file.ts';
import { hashFile } from '../files/hash-file.ts';
import { openStore, type Store } from '../files/store/open-store.ts';
import type { RenderedDemo } from './run/render-demo.ts';
import type { ShownSource } from './show/show-sources.ts';

/** What a build remembers of a demo. */
export interface KeptDemo {
  readonly rendered?: RenderedDemo;
  readonly problems: readonly Problem[];
  readonly reads: readonly ReadFile[];
  /** Other local files that are shown with it, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What readers see of its sources; none of a demo that nobody wrote. */
  readonly sources: readonly ShownSource[];
  /** What a project of it is made from, by language, described by its page alone; none for a demo with faults. */
  readonly projects: Readonly<Partial<Record<Variant, ExportPlan>>>;
  /** The addresses of files that are no text, by path. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Style sheets of the site that it imports, as an edited demo has them. */
  readonly sheets: Readonly<Record<string, LiveSheet>>;
  /** Style sheets that it imports, compiled, in their order. */
  readonly css: Readonly<Record<string, string>>;
}

/** Opens the store of a site. */
export function openDemoStore({
  root,
  cache,
  log,
}: {
  root: string;
  cache: string;
  log: (message: string) => void;
}): Store<KeptDemo> {
  const store = openStore<KeptDemo>(cache, 'demos', { log });

  return {
    read(key) {
      const kept = store.read(key);
      return kept?.reads.every(({ file, hash: known }) => hashFile(join(root, file)) === known) ? kept : undefined;
    },

    write: store.write,
  };
}
