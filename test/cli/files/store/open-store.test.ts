import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openStore } from '../../../../cli/files/store/open-store.ts';
import { openTextStore } from '../../../../cli/files/store/open-text-store.ts';
import { cacheFolder } from './cache-folder.ts';

it('a store of values returns what was written, and nothing for a damaged entry', () => {
  const { cache, log, notices } = cacheFolder();
  const value = { title: 'Ünï', list: [1, null, { deep: true }] };
  const { read, write } = openStore<typeof value>(cache, 'documents', { log });

  expect(write('a', value)).toBe(true);
  expect(openStore<typeof value>(cache, 'documents', { log }).read('a')).toEqual(value);
  expect(read('b')).toBeUndefined();

  writeFileSync(openTextStore(cache, 'documents', { log }).toFile('a'), '{"title":"A"}');
  expect(read('a')).toBeUndefined();
  expect(notices.map((notice) => notice.slice(0, 13))).toEqual(['cache-damaged']);
});
