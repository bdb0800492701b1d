import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { BuildReport } from '../../../cli/output/report/build-report.ts';
import { createFirstBuild } from '../../../cli/watch/create-first-build.ts';

/** A first build whose builds end as in `ends`: written or not, thrown, or only when they are stopped. */
function setUp(ends: readonly ('written' | 'refused' | 'faulty' | 'thrown' | 'stopped')[]) {
  const refused: BuildReport[] = [];
  let count = 0;
  const first = createFirstBuild({
    onRefused: (built) => refused.push(built),
    async build({ stop }) {
      const end = ends[count];
      count += 1;
      if (end === 'stopped') await delay(60_000, undefined, { signal: stop });
      if (end === 'thrown') throw new Error('no disk');
      return { isWritten: end === 'written', ...(end === 'faulty' && { status: 1 }) } as BuildReport;
    },
  });
  return { first, refused, count: () => count };
}

describe('the first build of a watched site', () => {
  it.each(['written', 'refused'] as const)('ends with its build, which is %s, if nothing was saved', async (end) => {
    const { first, refused, count } = setUp([end]);

    expect(await first.run()).toEqual({ isWritten: end === 'written' });
    expect({ refused, count: count() }).toEqual({ refused: [], count: 1 });
  });

  it('starts again after a save that affects every page', async () => {
    const { first, count } = setUp(['stopped', 'stopped', 'written']);
    const built = first.run();
    first.restart();
    await expect.poll(count).toBe(2);
    first.restart();

    expect(await built).toEqual({ isWritten: true });
    expect(count()).toBe(3);
  });

  it('waits for another save if the saved settings are wrong', async () => {
    const { first, refused, count } = setUp(['stopped', 'refused', 'written']);
    const built = first.run();
    first.restart();
    await expect.poll(() => refused.length).toBe(1);
    expect(count()).toBe(2);
    first.restart();

    expect(await built).toEqual({ isWritten: true });
  });

  it('waits for another save if a library cannot be opened, even if nothing was saved', async () => {
    const { first, refused, count } = setUp(['faulty', 'written']);
    const before = first.isWaiting();
    const built = first.run();
    await expect.poll(() => first.isWaiting()).toBe(true);
    expect([before, refused.length, count()]).toEqual([false, 1, 1]);
    first.restart();

    expect(await built).toEqual({ isWritten: true });
    expect(first.isWaiting()).toBe(false);
  });

  it('fails if the build fails', async () => {
    await expect(setUp(['thrown']).first.run()).rejects.toThrow('no disk');
  });
});
