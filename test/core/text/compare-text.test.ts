import { describe, expect, it } from 'vitest';
import { compareText } from '../../../core/text/compare-text.ts';

describe('the order of texts', () => {
  it('goes by code unit and not by locale', () => {
    expect(['é', 'b', 'Z', 'a', 'B'].sort(compareText)).toEqual(['B', 'Z', 'a', 'b', 'é']);
  });

  it('treats equal texts as equal', () => {
    expect(compareText('a', 'a')).toBe(0);
  });
});
