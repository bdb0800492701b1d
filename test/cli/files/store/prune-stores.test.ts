import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTextStore } from '../../../../cli/files/store/open-text-store.ts';
import { pruneStores } from '../../../../cli/files/store/prune-stores.ts';
import { storeLimits, type StoreName } from '../../../../cli/files/store/store-limits.ts';
import { cacheFolder } from './cache-folder.ts';

it('every store of a cache is held to its limits, and other folders are left alone', () => {
  const { cache, log } = cacheFolder();
  for (const name of ['client', 'menus'] as const) fill(name, 20);
  mkdirSync(join(cache, 'serve'));
  writeFileSync(join(cache, 'serve/index.html'), '');

  pruneStores(cache, 10);

  expect(readdirSync(join(cache, 'client'))).toHaveLength(storeLimits.client().entries);
  expect(readdirSync(join(cache, 'menus'))).toHaveLength(20);
  expect(readdirSync(join(cache, 'serve'))).toEqual(['index.html']);

  function fill(name: StoreName, count: number): void {
    const { write } = openTextStore(cache, name, { log });
    for (let index = 0; index < count; index += 1) write(String(index), 'text');
  }
});
