// How API pages were shown before the reader chose: a first visit picks one at random, and a reset goes back to it.

import { valuesOf } from '../../../core/model/preferences.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

const storageKey = 'apiPage_drawn';

/** Finds how API pages were shown first; `api` is how they are shown now. */
export function findFirstApi(api: string): string {
  const stored = readStored('localStorage', storageKey) ?? '';
  return valuesOf('api').includes(stored) ? stored : api;
}

/** Stores how API pages were shown first, before another choice replaces it. */
export function storeFirstApi(api: string): void {
  writeStored('localStorage', storageKey, api);
}
