import { describe, expect, it } from 'vitest';
import { readWordTable, writeWordTable } from '../../../../core/search/build/word-table.ts';

describe('the table of words', () => {
  it('returns the sections of each word', () => {
    const table = readWordTable(writeWordTable(['theme color', '', 'themed theme', 'zebra 主题']));

    expect([...table].sort()).toEqual([
      ['color', [0]],
      ['theme', [0, 2]],
      ['themed', [2]],
      ['zebra', [3]],
      ['主题', [3]],
    ]);
  });

  it('keeps numbers of any size', () => {
    const sections = Array.from({ length: 40_000 }, (_, at) =>
      [0, 31, 32, 1055, 1056, 39_999].includes(at) ? 'far' : '',
    );

    expect(readWordTable(writeWordTable(sections)).get('far')).toEqual([0, 31, 32, 1055, 1056, 39_999]);
  });

  it('leaves out words that one section in five has, once there are many sections', () => {
    const sections = Array.from({ length: 100 }, (_, at) => (at % 4 === 0 ? 'common' : at === 1 ? 'rare' : ''));

    expect([...readWordTable(writeWordTable(sections)).keys()]).toEqual(['rare']);
    expect([...readWordTable(writeWordTable(sections.slice(0, 20))).keys()]).toEqual(['common', 'rare']);
  });

  it('is empty for a site without text', () => {
    expect(readWordTable(writeWordTable([])).size).toBe(0);
  });

  it('is small: the prefix shared with the previous word is left out', () => {
    expect(writeWordTable(['button buttons buttongroup']).words).toBe('0button 6group 6s');
  });
});
