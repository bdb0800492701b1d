import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInLanes } from '../../scripts/run-in-lanes.mjs';

/** Runs jobs that each take a number of turns of the event loop. */
async function runTurns(turns: readonly number[], lanes: number) {
  const started: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const run = async (turn: number) => {
    started.push(turn);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    for (let index = 0; index < turn; index += 1) await setImmediate();
    running -= 1;
    return `took ${turn}`;
  };
  const results = await runInLanes(turns, run, lanes);
  return { results, started, maxRunning };
}

it('runs as many jobs at a time as there are lanes, the next one when a lane is free', async () => {
  const { results, started, maxRunning } = await runTurns([9, 2, 3, 1], 2);

  expect(maxRunning).toBe(2);
  expect(started).toEqual([9, 2, 3, 1]);
  expect(results).toEqual(['took 9', 'took 2', 'took 3', 'took 1']);
});

it('runs no job twice, and ends, with more lanes than jobs', async () => {
  const { results, started } = await runTurns([2, 1], 5);

  expect(started).toEqual([2, 1]);
  expect(results).toHaveLength(2);
});

it('runs nothing without jobs', async () => {
  expect((await runTurns([], 2)).results).toEqual([]);
});
