import { describe, expect, it } from 'vitest';
import { openListStore } from '../../../../cli/files/store/open-list-store.ts';
import { cacheFolder } from './cache-folder.ts';

const log = () => undefined;

describe('a list of the cache', () => {
  it('returns what an earlier build wrote and saved', () => {
    const { cache } = cacheFolder();
    const list = openListStore<number[]>(cache, 'sums', { log });
    list.write('a', [1]);
    list.write('constructor', [2]);
    list.keep();

    const next = openListStore<number[]>(cache, 'sums', { log });
    expect(['a', 'constructor', 'b', 'toString'].map((key) => next.read(key))).toEqual([
      [1],
      [2],
      undefined,
      undefined,
    ]);
    expect(openListStore(cache, 'others', { log }).read('a')).toBeUndefined();
  });

  it('forgets what was not saved with keep()', () => {
    const { cache } = cacheFolder();
    openListStore<number>(cache, 'sums', { log }).write('a', 1);

    expect(openListStore(cache, 'sums', { log }).read('a')).toBeUndefined();
  });

  it('keeps values that a build of few pages does not read, and drops values unused for many builds', () => {
    const { cache } = cacheFolder();
    const many = openListStore<number>(cache, 'sums', { log });
    for (let index = 0; index < 1500; index += 1) many.write(`old ${index}`, index);
    many.keep();
    const few = openListStore<number>(cache, 'sums', { log });
    const asked = Array.from({ length: 400 }, (_, index) => few.read(`old ${index}`));
    few.write('new', 1);
    few.keep();
    expect([asked[399], openListStore(cache, 'sums', { log }).read('old 1499')]).toEqual([399, 1499]);

    const one = openListStore<number>(cache, 'sums', { log });
    one.write('newer', 2);
    one.keep();
    const last = openListStore<number>(cache, 'sums', { log });
    expect(['newer', 'new', 'old 0'].map((key) => last.read(key))).toEqual([2, undefined, undefined]);
  });
});
