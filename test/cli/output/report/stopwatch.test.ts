import { describe, expect, it } from 'vitest';
import { Stopwatch } from '../../../../cli/output/report/stopwatch.ts';

function open() {
  const state = { time: 0, held: 100, max: 100 };
  const reported: unknown[][] = [];
  const stopwatch = new Stopwatch({
    now: () => state.time,
    readMemory: () => ({ held: state.held, max: state.max }),
    progress: {
      begin: (...words) => reported.push(words),
      advance: (...words) => reported.push(words),
      end: (...words) => reported.push(words),
    },
  });
  stopwatch.stop();
  return { state, reported, stopwatch };
}

describe('the stopwatch', () => {
  it('times overlapping stages separately', () => {
    const { state, stopwatch } = open();

    stopwatch.begin('bundle');
    state.time = 10;
    stopwatch.begin('pages');
    state.time = 30.4;
    stopwatch.end('bundle');
    state.time = 50;
    stopwatch.end('pages');
    state.time = 60;

    expect(stopwatch.read().durationMs).toEqual({ total: 60, bundle: 30, pages: 40 });
  });

  it('adds up the times of a stage that runs twice, and omits one that has not ended', () => {
    const { state, stopwatch } = open();

    stopwatch.begin('plan');
    state.time = 5;
    stopwatch.end('plan');
    state.time = 20;
    stopwatch.begin('plan');
    state.time = 27;
    stopwatch.end('plan');
    stopwatch.begin('pages');

    expect(stopwatch.read().durationMs).toEqual({ total: 27, plan: 12 });
  });

  it('takes the peak of a stage from the system if the process was never larger before', () => {
    const { state, stopwatch } = open();

    stopwatch.begin('bundle');
    Object.assign(state, { held: 300, max: 900 });
    stopwatch.end('bundle');
    stopwatch.begin('pages');
    Object.assign(state, { held: 500 });
    stopwatch.end('pages');
    Object.assign(state, { held: 200 });

    expect(stopwatch.read().peakMemory).toEqual({ total: 900, bundle: 900, pages: 500 });
  });

  it('takes the peak of a stage from its own readings if the system reports no new peak', () => {
    const { state, stopwatch } = open();
    Object.assign(state, { held: 120 });

    stopwatch.begin('pages');
    stopwatch.end('pages');

    expect(stopwatch.read().peakMemory).toEqual({ total: 120, pages: 120 });
  });

  it('passes the progress of the build on', () => {
    const { reported, stopwatch } = open();

    stopwatch.begin('pages', 3);
    stopwatch.advance('pages', 2);
    stopwatch.end('pages');
    stopwatch.end('pages');

    expect(reported).toEqual([['pages', 3], ['pages', 2], ['pages']]);
  });

  it('reads the memory of this process by default', async () => {
    const stopwatch = new Stopwatch();

    stopwatch.begin('load');
    stopwatch.end('load');
    stopwatch.stop();

    expect(stopwatch.read().peakMemory.load).toBeGreaterThan(20e6);
  });
});
