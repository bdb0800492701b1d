import { describe, expect, it } from 'vitest';
import { toShare, watchMemory, type Suspect } from '../../../cli/threads/watch-memory.ts';

const mega = 2 ** 20;

/** Threads that hold `megabytes` each, beside other memory; `events` lists which were blamed or excused. */
function watch(megabytes: number[], { others = 0, free = 9000 }: { others?: number; free?: number } = {}) {
  const working = new Map(megabytes.map((held, index) => [`thread ${index}`, held]));
  const events: string[] = [];
  let beside = 0;
  const toSuspect = (name: string): Suspect => ({
    stop: async () => void working.delete(name),
    blame: () => void events.push(`blames ${name}`),
    excuse: () => {
      events.push(`excuses ${name}`);
      // An excused thread starts again.
      working.set(name, 10);
    },
  });
  let isFirst = true;
  const end = watchMemory({
    megabytes: 100,
    everyMs: 1,
    list: () => (isFirst ? [] : [...working.keys()].map(toSuspect)),
    readMemory() {
      const held = isFirst ? 50 : [...working.values()].reduce((sum, each) => sum + each, 50) + beside;
      return { held: held * mega, free: free * mega };
    },
  });
  isFirst = false;
  beside = others;
  return { events, end };
}

async function settle(events: readonly string[], enough: number): Promise<void> {
  for (let turn = 0; turn < 40 && events.length < enough; turn += 1) await new Promise((next) => setTimeout(next, 10));
  await new Promise((next) => setTimeout(next, 30));
}

describe('the memory of a process', () => {
  it('is left to threads that keep to their share', async () => {
    const { events, end } = watch([90, 90, 90]);

    await settle(events, 1);
    end();

    expect(events).toEqual([]);
  });

  it('is freed by stopping the thread that holds most of it; threads stopped by mistake start again', async () => {
    const { events, end } = watch([30, 400]);

    await settle(events, 2);
    end();

    expect(events).toEqual(['excuses thread 0', 'blames thread 1']);
  });

  it('may be held by something else: then each thread is stopped only once', async () => {
    const { events, end } = watch([30, 30], { others: 500 });

    await settle(events, 2);
    end();

    expect(events).toEqual(['excuses thread 0', 'excuses thread 1']);
  });

  it('is freed if the machine has none left', async () => {
    const { events, end } = watch([95], { free: 100 });

    await settle(events, 1);
    end();

    expect(events[0]).toBe('blames thread 0');
  });
});

describe('a share of the memory', () => {
  it('follows the settings, up to half of the memory', () => {
    expect([toShare(1400, 8 * 2 ** 30), toShare(1400, 2 ** 30), toShare(1400, 2 ** 20)]).toEqual([1400, 512, 64]);
  });
});
