import { describe, expect, it } from 'vitest';
import { findStyleImports } from '../../../../core/demos/closure/find-style-imports.ts';

describe('the imports of a style sheet', () => {
  it('are found once where a rule names an address', () => {
    expect(findStyleImports("@import url('./a.css');").map(({ specifier }) => specifier)).toEqual(['./a.css']);
  });
});
