// Remembers demos that passed a check, so that the next check need not open them again. A demo is remembered by the
// bytes of everything that its page has fetched, and by the browser, axe, and the engine.

import type { Choices } from '../../../core/check/parse-choices.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import type { StoreOptions } from '../../files/store/open-text-store.ts';
import type { DemoPage } from './demo-page.ts';
import type { FileHashes } from './create-file-hashes.ts';
import { areUnchanged, toReads, type Reads } from './to-reads.ts';

/** The demos that passed. */
interface DemoMemory {
  /** Returns whether a demo is unchanged since it passed, for a reader with these choices. */
  readonly isWell: (demo: DemoPage, choices: Choices) => boolean;
  /** Adds a demo that passed, with all URLs that its page has fetched. */
  readonly add: (demo: DemoPage, choices: Choices, fetched: Iterable<string>) => void;
  /** Saves the added demos with the known ones. */
  readonly keep: () => void;
}

/** The folder of the memory, and the tools that judge the demos. */
export interface MemoryOptions extends Pick<StoreOptions, 'log'> {
  readonly cache: string;
  /** Everything besides its files that may change what is found: the engine, the browser, axe, and limits. */
  readonly judges: readonly string[];
  readonly base: string;
  readonly toHash: FileHashes;
}

/** The files that each page was loaded from, by choices and path. */
type Known = Readonly<Record<string, Reads>>;

/** Opens the memory. A damaged entry of the cache counts as missing. */
export function openDemoMemory({ cache, log, judges, base, toHash }: MemoryOptions): DemoMemory {
  const store = openStore<Known>(cache, 'facts', { log });
  const key = hash('demos that were found well', base, ...judges);
  const stored = new Map(Object.entries(store.read(key) ?? {}));
  const nameOf = ({ path, file }: DemoPage, choices: Choices) =>
    JSON.stringify([Object.entries(choices).sort(), path, file]);
  let isChanged = false;

  return {
    isWell: (demo, choices) => areUnchanged(stored.get(nameOf(demo, choices)) ?? [], toHash),
    add(demo, choices, fetched) {
      stored.set(nameOf(demo, choices), toReads(fetched, { base, toHash }));
      isChanged = true;
    },
    keep() {
      // Demos that were removed, or that changed without being opened, are forgotten.
      const current = [...stored].filter(([, reads]) => areUnchanged(reads, toHash));
      if (isChanged) store.write(key, Object.fromEntries(current));
    },
  };
}
