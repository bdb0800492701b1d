import { describe, expect, it } from 'vitest';
import { formatRows, judgeRow } from '../../../bench/demos/format-rows.mjs';

const row = { row: 2, site: '10 pages', name: 'cold', wall: 3.6, cpu: 4.25, memory: 500e6 };

describe('judgeRow', () => {
  it('names the values above their target', () => {
    expect(judgeRow({ ...row, target: { seconds: 3, memory: 0.4e9 } })).toBe('missed: time, memory');
    expect(judgeRow({ ...row, target: { seconds: 4, memory: 0.4e9 } })).toBe('missed: memory');
    expect(judgeRow({ ...row, target: { ratio: 1.2 }, ratio: { wall: 1.3, memory: 1.1 } })).toBe(
      'missed: ratio of time',
    );
  });

  it('reports a met target, and nothing without a target', () => {
    expect(judgeRow({ ...row, target: { seconds: 3.6, memory: 500e6 } })).toBe('met');
    expect(judgeRow(row)).toBe('');
  });

  it('counts a build with errors as missed, however quick it was', () => {
    expect(judgeRow({ ...row, target: { seconds: 60 }, faults: ['page-timeout', 'page-timeout'] })).toBe(
      'missed: errors (page-timeout)',
    );
  });

  it('reports why a build was stopped, or not run', () => {
    expect(judgeRow({ ...row, stopped: 'not finished after 300 s', target: { seconds: 60 } })).toBe(
      'stopped: not finished after 300 s',
    );
    expect(judgeRow({ ...row, stopped: 'not run, install it' })).toBe('not run, install it');
  });
});

describe('formatRows', () => {
  it('shows measurements and their targets as a Markdown table', () => {
    const table = formatRows([
      { ...row, target: { seconds: 3, memory: 0.4e9 }, note: 'a | b' },
      { ...row, memory: 1.4e9, wall: 15, target: { ratio: 1.2 }, ratio: { wall: 4.1667, memory: 2.8 } },
      { row: 4, site: 'two copies', name: 'cold', stopped: 'more than 3.0 GB after 12 s' },
    ]);

    expect(table).toMatchInlineSnapshot(`
      "| row | site       | build |  time | target | memory |   target |    CPU | ratio (time, memory) |  target | outcome                                |
      |----:|------------|-------|------:|-------:|-------:|---------:|-------:|---------------------:|--------:|----------------------------------------|
      |   2 | 10 pages   | cold  | 3.6 s |  ≤ 3 s | 500 MB | ≤ 400 MB | 4.25 s |                      |         | missed: time, memory; a \\| b           |
      |   2 | 10 pages   | cold  |  15 s |        | 1.4 GB |          | 4.25 s |       4.17 ×, 2.80 × | ≤ 1.2 × | missed: ratio of time, ratio of memory |
      |   4 | two copies | cold  |     – |        |      – |          |      – |                      |         | stopped: more than 3.0 GB after 12 s   |"
    `);
  });
});
