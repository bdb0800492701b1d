import { describe, expect, it } from 'vitest';
import { createTurnGuard } from '../../../../../runtime/demos/live/frame/create-turn-guard.ts';

describe('the guard of a turn', () => {
  it('throws when one turn has lasted too long', () => {
    const clock = createClock();
    const guard = createTurnGuard(clock);
    call(guard, 100);

    clock.time += 2000;

    expect(() => call(guard, 100)).toThrow('without a pause');
  });

  it('starts again with every turn', () => {
    const clock = createClock();
    const guard = createTurnGuard(clock);

    for (let turn = 0; turn < 10; turn++) {
      call(guard, 100);
      clock.time += 1000;
      clock.next();
    }

    expect(() => call(guard, 100)).not.toThrow();
  });
});

function call(guard: () => void, times: number): void {
  for (let count = 0; count < times; count++) guard();
}

function createClock() {
  const waiting: (() => void)[] = [];
  const clock = {
    time: 0,
    now: () => clock.time,
    onNextTurn: (callback: () => void) => void waiting.push(callback),
    next: () => waiting.splice(0).forEach((callback) => callback()),
  };
  return clock;
}
