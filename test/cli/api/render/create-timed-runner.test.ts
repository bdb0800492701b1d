import { expect, it } from 'vitest';
import { createTimedRunner, isTimeout } from '../../../../cli/api/render/create-timed-runner.ts';

it('returns and throws what a function returns and throws', () => {
  const runInTime = createTimedRunner(10);
  const value = { a: 1 };

  expect(runInTime(() => value)).toBe(value);
  expect(() => runInTime(() => JSON.parse('{'))).toThrow(SyntaxError);
  expect(runInTime(() => 2)).toBe(2);
});

it('stops a function that does not end, and runs the next', () => {
  const runInTime = createTimedRunner(0.05);
  const loop = (): void => {
    while (true);
  };

  const stopped = (() => {
    try {
      return runInTime(loop);
    } catch (error) {
      return error;
    }
  })();

  expect(isTimeout(stopped)).toBe(true);
  expect(isTimeout(new Error('other'))).toBe(false);
  expect(runInTime(() => 'after')).toBe('after');
});
