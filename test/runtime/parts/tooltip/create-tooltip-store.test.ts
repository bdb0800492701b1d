import { describe, expect, it } from 'vitest';
import { createTooltipStore } from '../../../../runtime/parts/tooltip/create-tooltip-store.ts';
import { createWarmWindow } from '../../../../runtime/parts/tooltip/create-warm-window.ts';
import type { Timers } from '../../../../runtime/parts/tooltip/timers.ts';

const element = document.createElement('button');

describe('a tooltip under the pointer', () => {
  it('opens after 100 ms', () => {
    const { timers, pass } = createTimers();
    const store = createTooltipStore(createWarmWindow(timers), timers);

    store.enter(element);
    pass(99);
    expect(store.anchor()).toBeUndefined();
    pass(1);
    expect(store.anchor()).toBe(element);
  });

  it('does not open when the pointer was only passing', () => {
    const { timers, pass } = createTimers();
    const store = createTooltipStore(createWarmWindow(timers), timers);

    store.enter(element);
    pass(50);
    store.leave();
    pass(1000);

    expect(store.anchor()).toBeUndefined();
  });

  it('closes as soon as the pointer leaves', () => {
    const { store, pass } = createOpen();

    store.leave();
    pass(0);

    expect(store.anchor()).toBeUndefined();
  });

  it('stays when the pointer moves over to its text', () => {
    const { store, pass } = createOpen();

    store.leave();
    store.stay();
    pass(5000);

    expect(store.anchor()).toBe(element);
  });

  it('stays when the pointer comes back', () => {
    const { store, pass } = createOpen();

    store.leave();
    store.enter(element);
    pass(5000);

    expect(store.anchor()).toBe(element);
  });
});

describe('the next tooltip', () => {
  it.each([
    [799, true],
    [800, false],
  ])('%i ms after a close opens at once: %s', (milliseconds, atOnce) => {
    const { store, pass, warmWindow, timers } = createOpen();
    const next = createTooltipStore(warmWindow, timers);

    store.close();
    pass(milliseconds);
    next.enter(element);

    expect(next.anchor() === element).toBe(atOnce);
  });

  it('opens at once while the first one is still open', () => {
    const { warmWindow, timers } = createOpen();
    const next = createTooltipStore(warmWindow, timers);

    next.enter(element);

    expect(next.anchor()).toBe(element);
  });
});

describe('a tooltip under a finger', () => {
  it('opens 700 ms and the delay of entering after the touch', () => {
    const { timers, pass } = createTimers();
    const store = createTooltipStore(createWarmWindow(timers), timers);

    store.touch(element);
    pass(799);
    expect(store.anchor()).toBeUndefined();
    pass(1);
    expect(store.anchor()).toBe(element);
  });

  it('does not open after a tap', () => {
    const { timers, pass } = createTimers();
    const store = createTooltipStore(createWarmWindow(timers), timers);

    store.touch(element);
    pass(300);
    store.release();
    pass(3000);

    expect(store.anchor()).toBeUndefined();
  });

  it('closes 1500 ms after the finger is lifted', () => {
    const { store, pass } = createOpen();

    store.release();
    pass(1499);
    expect(store.anchor()).toBe(element);
    pass(1);
    expect(store.anchor()).toBeUndefined();
  });
});

describe('the listeners of a tooltip', () => {
  it('are called once for each change, until they unsubscribe', () => {
    const { store } = createOpen();
    const heard: unknown[] = [];
    const leave = store.subscribe(() => heard.push(store.anchor()));

    store.close();
    store.close();
    leave();
    store.enter(element);

    expect(heard).toEqual([undefined]);
  });
});

function createOpen() {
  const { timers, pass } = createTimers();
  const warmWindow = createWarmWindow(timers);
  const store = createTooltipStore(warmWindow, timers);
  store.enter(element);
  pass(100);
  return { store, pass, warmWindow, timers };
}

function createTimers() {
  const waiting = new Set<{ at: number; callback: () => void }>();
  let now = 0;

  const timers: Timers = {
    after(milliseconds, callback) {
      const entry = { at: now + milliseconds, callback };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
  };

  function pass(milliseconds: number) {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting.delete(next);
      now = next.at;
      next.callback();
    }
    now = end;
  }

  return { timers, pass };
}
