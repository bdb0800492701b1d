import { describe, expect, it } from 'vitest';
import { createApiFollower } from '../../../cli/watch/create-api-follower.ts';

/** A follower whose extractions end when the test says so. */
function follow({ isNew = true, fault }: { isNew?: boolean; fault?: Error } = {}) {
  const shown: string[][] = [];
  const same: string[][] = [];
  const faults: unknown[] = [];
  const ends: (() => void)[] = [];
  const { follow: save, isBehind } = createApiFollower({
    refresh: () => new Promise((resolve, reject) => ends.push(() => (fault ? reject(fault) : resolve(isNew)))),
    onFresh: (files) => Promise.resolve(void shown.push([...files])),
    onSame: (files) => same.push([...files]),
    onFault: (error) => faults.push(error),
  });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { save, isBehind, end, shown, same, faults, running: () => ends.length };
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
