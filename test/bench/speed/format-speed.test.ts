import { describe, expect, it } from 'vitest';
import { formatSpeed, judgeSpeed, type SpeedRow } from '../../../bench/speed/format-speed.mjs';

const now = { wall: 3, cpu: 4, memory: 200e6 };

describe('the table of speed', () => {
  it.each<[string, SpeedRow['target'], Partial<SpeedRow['by']>, string]>([
    ['within all of its targets', { seconds: 3, memory: 250e6 }, {}, 'met'],
    ['over its time', { seconds: 2.9, memory: 250e6 }, {}, 'missed: time'],
    ['over its memory and its time', { seconds: 1, memory: 1e6 }, {}, 'missed: time, memory'],
    ['within a share of the time before', { before: 0.5 }, { before: { wall: 6 } }, 'met'],
    ['over a share of the time before', { before: 0.4 }, { before: { wall: 6 } }, 'missed: ratio to before'],
    ['without the other checkout', { before: 0.4 }, {}, ''],
    ['over a multiple of Hugo', { hugo: 2 }, { Hugo: { wall: 1 } }, 'missed: ratio to Hugo'],
    ['without a target', undefined, {}, ''],
  ])('judges a row that is %s', (_name, target, others, outcome) => {
    expect(judgeSpeed({ target, by: { now, ...others } })).toBe(outcome);
  });

  it('judges the ratio to the import from its file', () => {
    expect(judgeSpeed({ target: { plain: 1.15 }, by: { now: { wall: 1, ratio: 1.2 } } })).toBe(
      'missed: ratio to the import from its file',
    );
  });

  it('says why a command was stopped, whatever its targets are', () => {
    expect(judgeSpeed({ target: { seconds: 9 }, by: { now: { stopped: 'not finished after 9 s' } } })).toBe(
      'stopped: not finished after 9 s',
    );
  });

  it('shows costs beside each other, with their ratios', () => {
    const row = { site: 'prose', step: 'from nothing', target: { hugo: 3 }, by: { now, before: { wall: 6, cpu: 8 } } };
    const cells = formatSpeed([row])
      .split('\n')[2]
      ?.split('|')
      .map((cell) => cell.trim());

    expect(cells).toEqual([
      '',
      'prose: from nothing',
      '3 s, 4 s of processor, 200 MB',
      '6 s, 8 s of processor',
      '0.50, 0.50',
      '',
      '',
      '≤ 3 × Hugo',
      '',
      '',
    ]);
  });

  it('shows a save that was never shown as such', () => {
    const row = { site: 'a save', step: 'page', by: { now: { wall: undefined, stopped: '3 of 3 saves not shown' } } };

    expect(formatSpeed([row]).split('\n')[2]).toMatch(
      /^\| a save: page +\| – .*\| stopped: 3 of 3 saves not shown +\|$/,
    );
  });
});
