import { afterEach, expect, it } from 'vitest';
import { clearRecent, readRecent, storeRecent } from '../../../runtime/search/recent-searches.ts';

afterEach(() => localStorage.clear());

it('recent searches are stored, the latest first, each once, and only a few', () => {
  for (const query of ['a', 'b', ' A ', '', 'c', 'd', 'e', 'f', 'g']) storeRecent(query);

  expect(readRecent()).toEqual(['g', 'f', 'e', 'd', 'c', 'A']);
});

it('recent searches are empty if the storage contains something else', () => {
  for (const text of ['{', '7', '{"a":1}', 'null']) {
    localStorage.setItem('docs-searches', text);
    expect(readRecent()).toEqual([]);
  }
  localStorage.setItem('docs-searches', '["a", 7]');
  expect(readRecent()).toEqual(['a']);
  clearRecent();
  expect(readRecent()).toEqual([]);
});
