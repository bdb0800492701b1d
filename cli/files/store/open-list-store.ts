// Many small values by key, all of which a build needs, stored in one entry: reading thousands of files would take
// longer than computing the values.

import { openStore } from './open-store.ts';

/** Small values by key, from one build to the next. A key covers everything its value was made from. */
export interface ListStore<Value> {
  read(key: string): Value | undefined;
  write(key: string, value: Value): void;
  /** Saves what was written for the next build, and drops values that went unused if there are many. */
  keep(): void;
}

/** Opens a named list in a cache folder. */
export function openListStore<Value>(
  cache: string,
  name: string,
  { log }: { readonly log: (message: string) => void },
): ListStore<Value> {
  const store = openStore<Readonly<Record<string, Value>>>(cache, 'facts', { log });
  const entries = new Map(Object.entries(store.read(name) ?? {}));
  const used = new Map<string, Value>();
  let isNew = false;

  return {
    read(key) {
      const value = entries.get(key);
      if (value !== undefined) used.set(key, value);
      return value;
    },

    write(key, value) {
      entries.set(key, value);
      used.set(key, value);
      isNew = true;
    },

    // A build of a few pages does not forget the others.
    keep() {
      if (!isNew) return;
      const isCrowded = entries.size > 3 * used.size + 1000;
      store.write(name, Object.fromEntries(isCrowded ? used : entries));
      isNew = false;
    },
  };
}
