import { describe, expect, it } from 'vitest';
import { isStarved } from '../../../cli/threads/is-starved.ts';
import { startDeadline } from '../../../cli/threads/start-deadline.ts';

describe('a deadline', () => {
  it('comes when its time is over', async () => {
    const start = performance.now();

    await new Promise<void>((resolve) => startDeadline(0.05, () => 1, resolve));

    expect(performance.now() - start).toBeGreaterThanOrEqual(49);
  });

  it('does not come when it was cancelled', async () => {
    let hasEnded = false;
    const cancel = startDeadline(
      0.02,
      () => 1,
      () => (hasEnded = true),
    );

    cancel();
    await new Promise((resolve) => setTimeout(resolve, 200));

    expect(hasEnded).toBe(false);
  });

  it.each([
    ['a loop on a quiet machine', { idle: 0.5, perThread: 5 }, false],
    ['a wait on a quiet machine', { idle: 0.9, perThread: 0.01 }, false],
    ['loops on all processors', { idle: 0, perThread: 4.8 }, false],
    ['a page among many other programs', { idle: 0, perThread: 1 }, true],
    ['the same page some time later', { idle: 0, perThread: 4.4 }, true],
    ['the same page when it has had its time', { idle: 0, perThread: 4.6 }, false],
  ])('of five seconds is extended only if the machine had no time: %s', (_name, share, expected) => {
    expect(isStarved(share, 5)).toBe(expected);
  });
});
