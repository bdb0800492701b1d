// JSON values by key, in a folder of the cache.

import { openTextStore, type StoreOptions } from './open-text-store.ts';
import type { StoreName } from './store-limits.ts';

/** Values by key, from one build to the next. A key covers everything its value was made from. */
export interface Store<Value> {
  read(key: string): Value | undefined;
  /** Saves a value, whole or not at all, and returns whether it was saved. */
  write(key: string, value: Value): boolean;
}

/** Opens a store of a cache folder. Entries that are damaged or cannot be read count as missing. */
export function openStore<Value>(cache: string, name: StoreName, { log }: Pick<StoreOptions, 'log'>): Store<Value> {
  const texts = openTextStore(cache, name, { log });

  return {
    read(key) {
      const text = texts.read(key);
      // The text is exactly what was written below.
      return text === undefined ? undefined : (JSON.parse(text) as Value);
    },
    write: (key, value) => texts.write(key, JSON.stringify(value)),
  };
}
