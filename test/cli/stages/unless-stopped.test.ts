import { expect, it } from 'vitest';
import { unlessStopped } from '../../../cli/stages/unless-stopped.ts';

const never = new Promise<number>(() => undefined);

it('gives what the work comes to, where nobody stops it', async () => {
  expect(await unlessStopped(Promise.resolve(1))).toBe(1);
  expect(await unlessStopped(Promise.resolve(1), new AbortController().signal)).toBe(1);
});

it('rejects at once when the build is stopped, or was stopped before', async () => {
  const controller = new AbortController();
  const waiting = unlessStopped(never, controller.signal);

  controller.abort(new Error('saved again'));

  await expect(waiting).rejects.toThrow('saved again');
  await expect(unlessStopped(never, controller.signal)).rejects.toThrow('saved again');
});

it('leaves what fails after the stop to nobody', async () => {
  const controller = new AbortController();
  const failing = new Promise<number>((_, reject) => setImmediate(() => reject(new Error('later'))));
  const waiting = unlessStopped(failing, controller.signal);
  controller.abort(new Error('saved again'));

  await expect(waiting).rejects.toThrow('saved again');
});
