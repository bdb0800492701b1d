// Rendered demos, kept by key: where the sources of a demo and the packages are the same, its HTML
// is, and no library has to be loaded to write it.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExportPlan } from '../../core/demos/export/project.ts';
import type { Variant } from '../../core/demos/plan-demo.ts';
import type { Problem } from '../../core/problem.ts';
import type { ReadFile } from '../build-context.ts';
import { hash } from '../hash.ts';
import { readIfThere } from '../read-if-there.ts';
import type { RenderedDemo } from './render-demo.ts';

/** What a build remembers of a demo. */
export interface KeptDemo {
  readonly rendered?: RenderedDemo;
  readonly problems: readonly Problem[];
  readonly reads: readonly ReadFile[];
  /** Other local files that are shown with it, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What a project of it is made from, by language; none for a demo with faults. */
  readonly projects: Readonly<Partial<Record<Variant, ExportPlan>>>;
  /** Style sheets that it imports, compiled, in their order. */
  readonly css: Readonly<Record<string, string>>;
}

/** Keeps demos from build to build. */
export interface DemoStore {
  read(key: string): KeptDemo | undefined;
  write(key: string, demo: KeptDemo): void;
}

/** Opens the store of a site. */
export function openDemoStore({ root, cache }: { root: string; cache: string }): DemoStore {
  const folder = join(cache, 'demos');

  return {
    read(key) {
      const text = readIfThere(join(folder, `${hash(key)}.json`))?.toString();
      const kept = text === undefined ? undefined : parse(text);
      return kept?.reads.every(({ file, hash: known }) => hashOf(join(root, file)) === known) ? kept : undefined;
    },

    write(key, demo) {
      const file = join(folder, `${hash(key)}.json`);
      mkdirSync(folder, { recursive: true });
      // Threads may write the same demo at once.
      const part = `${file}.${process.pid}.${hash(JSON.stringify(demo.reads)).slice(0, 6)}`;
      writeFileSync(part, JSON.stringify(demo));
      renameSync(part, file);
    },
  };
}

function parse(text: string): KeptDemo | undefined {
  try {
    return JSON.parse(text) as KeptDemo;
  } catch {
    // Cut short by a kill: it is rendered again.
    return undefined;
  }
}

function hashOf(path: string): string {
  const bytes = readIfThere(path);
  return bytes ? hash(bytes) : '';
}
