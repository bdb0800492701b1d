import { describe, expect, it } from 'vitest';
import { findGrowth, takeMinimum, type SiteCosts } from '../../../bench/guard/judge-costs.mjs';

const costs: SiteCosts = { processor: 2, memory: 300, files: 100, bytes: 5000, stages: { parse: 0.5, pages: 1 } };
const grown = (changes: Partial<SiteCosts>) => findGrowth({ prose: costs }, { prose: { ...costs, ...changes } });

describe('the guard of costs', () => {
  it('finds nothing if costs are equal, within what runs differ by, or lower', () => {
    expect(grown({})).toEqual([]);
    expect(grown({ processor: 2.49, memory: 344, files: 109, bytes: 5499 })).toEqual([]);
    expect(grown({ processor: 1, memory: 1, files: 1, bytes: 1 })).toEqual([]);
  });

  it('names the stage that has grown most if the processor time has grown', () => {
    expect(grown({ processor: 2.6, stages: { parse: 1, pages: 1.1 } })).toEqual([
      'prose: the stage "parse" takes 100 % more time',
      'prose: processor time has grown by 30 %, most of it in the stage "parse"',
    ]);
    expect(grown({ processor: 3, stages: { parse: 0.5, pages: 1, draw: 0.6 } })).toEqual([
      'prose: processor time has grown by 50 %, most of it in the stage "draw"',
    ]);
  });

  it('names a stage that takes much more time, even if the site as a whole does not', () => {
    const stages = (parse: number, check: number) => ({ stages: { parse, pages: 1, check } });

    expect(
      findGrowth({ prose: { ...costs, ...stages(0.5, 0.1) } }, { prose: { ...costs, ...stages(0.7, 0.2) } }),
    ).toEqual(['prose: the stage "parse" takes 40 % more time']);
    expect(grown(stages(0.67, 0.2))).toEqual([]);
  });

  it('names each other cost that has grown', () => {
    expect(grown({ memory: 348, files: 120, bytes: 6000 })).toEqual([
      'prose: peak memory has grown by 16 %',
      'prose: number of files has grown by 20 %',
      'prose: size has grown by 20 %',
    ]);
  });

  it('compares only files and bytes if the times are from another machine', () => {
    const now = { prose: { ...costs, processor: 9, memory: 9000, files: 120 } };

    expect(findGrowth({ prose: costs }, now, { isComparable: false })).toEqual([
      'prose: number of files has grown by 20 %',
    ]);
  });

  it('reports a site without stored costs', () => {
    expect(findGrowth({}, { prose: costs })).toHaveLength(4);
  });

  it('takes the minimum of several runs, cost by cost and stage by stage', () => {
    const again = { ...costs, processor: 1.8, memory: 350, stages: { parse: 0.6, pages: 0.9, check: 0.1 } };

    expect(takeMinimum(undefined, costs)).toEqual(costs);
    expect(takeMinimum(costs, again)).toEqual({
      ...costs,
      processor: 1.8,
      stages: { parse: 0.5, pages: 0.9, check: 0.1 },
    });
  });
});
