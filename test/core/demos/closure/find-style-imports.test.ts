import { describe, expect, it } from 'vitest';
import { processorMilliseconds } from '../../../processor-milliseconds.ts';
import { findStyleImports } from '../../../../core/demos/closure/find-style-imports.ts';

describe('the imports of a style sheet', () => {
  it('are not found in a comment, closed or not', () => {
    const text = "/* @import './a.css'; */ @import './b.css'; /* @import './c.css';";

    expect(findStyleImports(text).map(({ specifier }) => specifier)).toEqual(['./b.css']);
  });

  it('46: are found in time among comments that are never closed', () => {
    const start = process.cpuUsage();

    expect(findStyleImports('/*\t'.repeat(100_000))).toEqual([]);
    expect(processorMilliseconds(start)).toBeLessThan(500);
  });

  it('are found once where a rule names an address', () => {
    expect(findStyleImports("@import url('./a.css');").map(({ specifier }) => specifier)).toEqual(['./a.css']);
  });
});
