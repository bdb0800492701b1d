import { expect, it } from 'vitest';
import { unlessStopped } from '../../../cli/stages/unless-stopped.ts';

const never = new Promise<number>(() => undefined);

it('returns the result of work that is not stopped', async () => {
  expect(await unlessStopped(Promise.resolve(1))).toBe(1);
  expect(await unlessStopped(Promise.resolve(1), new AbortController().signal)).toBe(1);
});

it('rejects at once when the build is stopped, or already was', async () => {
  const controller = new AbortController();
  const waiting = unlessStopped(never, controller.signal);

  controller.abort(new Error('saved again'));

  await expect(waiting).rejects.toThrow('saved again');
  await expect(unlessStopped(never, controller.signal)).rejects.toThrow('saved again');
});

it('ignores a failure after the stop', async () => {
  const controller = new AbortController();
  const failing = new Promise<number>((_, reject) => setImmediate(() => reject(new Error('later'))));
  const waiting = unlessStopped(failing, controller.signal);
  controller.abort(new Error('saved again'));

  await expect(waiting).rejects.toThrow('saved again');
});
