import { describe, expect, it } from 'vitest';
import { findDeepJson } from '../../../core/text/find-deep-json.ts';

describe('JSON that is nested', () => {
  it('too deep is found at the bracket that is one too many', () => {
    expect(findDeepJson('{ "a": [[1]], "b": [{ "c": [] }] }', 3)).toBe(27);
  });

  it('no deeper than the limit is not reported, whatever its strings contain', () => {
    expect(findDeepJson('[["[[[[", "\\"[[["], [[1]]]', 3)).toBeUndefined();
  });
});
