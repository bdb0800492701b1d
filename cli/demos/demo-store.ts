// Rendered demos by key: if the sources of a demo and the packages are unchanged, so is its HTML, and neither a library
// nor a formatter has to be loaded.

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

/** The stored result of a demo. */
export interface KeptDemo {
  readonly rendered?: RenderedDemo;
  readonly problems: readonly Problem[];
  readonly reads: readonly ReadFile[];
  /** Other local files that are shown with it, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The sources shown to readers; empty for a generated demo. */
  readonly sources: readonly ShownSource[];
  /** Plans of its exported projects, by language, without the site; none for a demo with faults. */
  readonly projects: Readonly<Partial<Record<Variant, ExportPlan>>>;
  /** The URLs of non-text files, by path. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Style sheets of the site that it imports, in the form for edited demos. */
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
      const stored = store.read(key);
      return stored?.reads.every(({ file, hash: known }) => hashFile(join(root, file)) === known) ? stored : undefined;
    },

    write: store.write,
  };
}
