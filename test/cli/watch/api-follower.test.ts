import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiFollower } from '../../../cli/watch/api-follower.ts';

/** A follower whose extractions end when the test says so. */
function follow({ isNew = true, fault }: { isNew?: boolean; fault?: Error } = {}) {
  const shown: string[][] = [];
  const same: string[][] = [];
  const faults: unknown[] = [];
  const ends: (() => void)[] = [];
  const follower = new ApiFollower({
    refresh: () => new Promise((resolve, reject) => ends.push(() => (fault ? reject(fault) : resolve(isNew)))),
    // A build has to wait for its turn.
    onFresh: () => delay(1).then(() => void shown.push([...(follower.take() ?? ['taken'])])),
    onSame: (files) => same.push([...files]),
    onFault: (error) => faults.push(error),
  });
  const end = async () => {
    ends.shift()?.();
    await delay(5);
  };
  return {
    follower,
    save: (files: readonly string[]) => follower.follow(files),
    isBehind: () => follower.isBehind(),
    end,
    shown,
    same,
    faults,
    running: () => ends.length,
  };
}

describe('the API of a saved library', () => {
  it('is shown once it is extracted, with the saved files', async () => {
    const api = follow();
    api.save(['src/b.ts', 'src/a.ts']);
    const before = api.isBehind();
    await api.end();

    expect([before, api.isBehind()]).toEqual([true, false]);
    expect(api.shown).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  it('is extracted again, and shown once, if a file was saved meanwhile', async () => {
    const api = follow();
    api.save(['src/a.ts']);
    api.save(['src/b.ts']);
    await api.end();
    const early = [...api.shown];
    const again = api.running();
    await api.end();

    expect([early, again]).toEqual([[], 1]);
    expect(api.shown).toEqual([['src/a.ts', 'src/b.ts']]);
  });

  it('is not shown again if nothing had to be extracted, which is reported', async () => {
    const api = follow({ isNew: false });
    api.save(['src/a.ts']);
    await api.end();

    expect([api.shown, api.same, api.isBehind()]).toEqual([[], [['src/a.ts']], false]);
  });

  it('is taken by a build that waits for it, and then by no other', async () => {
    const api = follow();
    api.save(['src/a.ts']);
    const taken = api.follower.settle(60_000).then(() => api.follower.take());
    await api.end();

    expect(await taken).toEqual(['src/a.ts']);
    expect(api.follower.take()).toBeUndefined();
    expect(api.shown).toEqual([['taken']]);
  });

  it('is not waited for longer than a build wants to, and then no more', async () => {
    const api = follow();
    api.save(['src/a.ts']);
    await api.follower.settle(1);
    const early = [api.follower.take(), api.isBehind(), [...api.shown]];
    await delay(20);
    await api.end();
    api.save(['src/b.ts']);
    const first = await Promise.race([api.follower.settle(10).then(() => 'at once'), delay(1).then(() => 'later')]);
    await api.end();

    expect(early).toEqual([undefined, true, []]);
    expect(first).toBe('at once');
    expect(api.shown).toEqual([['src/a.ts'], ['src/b.ts']]);
  });

  it('is extracted again if a file is saved while the last extraction is reported', async () => {
    const refreshed: number[] = [];
    const same: string[][] = [];
    const follower: ApiFollower = new ApiFollower({
      refresh: async () => refreshed.push(1) === 0,
      onFresh: () => Promise.resolve(),
      onSame: (files) => {
        same.push([...files]);
        if (same.length === 1) follower.follow(['src/late.ts']);
      },
      onFault: () => {},
    });
    follower.follow(['src/a.ts']);
    await delay(10);

    expect(same).toEqual([['src/a.ts'], ['src/late.ts']]);
    expect([refreshed.length, follower.isBehind()]).toEqual([2, false]);
  });

  it('is still followed after a fault', async () => {
    const fault = new Error('No space left');
    const api = follow({ fault });
    api.save(['src/a.ts']);
    await api.end();
    api.save(['src/b.ts']);
    await api.end();

    expect([api.faults, api.shown, api.isBehind()]).toEqual([[fault, fault], [], false]);
  });
});
