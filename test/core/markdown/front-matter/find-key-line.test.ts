import { describe, expect, it } from 'vitest';
import { findKeyLine } from '../../../../core/markdown/front-matter/find-key-line.ts';

const head = ['# title: no', 'card: true', "'date': 2024-01-31", '"a.b": 1', 'authors:', '  title: inside'].join('\n');

describe('the line of a key of the front matter', () => {
  it.each([
    ['card', 3],
    ['date', 4],
    ['a.b', 5],
    ['authors', 6],
  ])('%s is %i', (key, line) => {
    expect(findKeyLine(head, key)).toBe(line);
  });

  it('is not found in a comment or in another key', () => {
    expect(findKeyLine(head, 'title')).toBeUndefined();
    expect(findKeyLine(head, 'a')).toBeUndefined();
  });
});
