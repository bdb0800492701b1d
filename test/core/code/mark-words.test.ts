import { describe, expect, it } from 'vitest';
import { markWords } from '../../../core/code/mark-words.ts';

describe('a text in a line', () => {
  it('is marked each time, in runs that keep their roles', () => {
    const runs = [
      { role: 't-k', text: 'aXa' },
      { role: '', text: 'X' },
    ] as Parameters<typeof markWords>[0];

    expect(markWords(runs, ['X'])).toEqual([
      { role: 't-k', text: 'a' },
      { role: 't-k', text: 'X', isWord: true },
      { role: 't-k', text: 'a' },
      { role: '', text: 'X', isWord: true },
    ]);
  });

  it('that does not occur leaves the runs unchanged', () => {
    const runs = [{ role: '', text: 'a' }] as Parameters<typeof markWords>[0];

    expect(markWords(runs, ['b', ''])).toBe(runs);
  });
});
