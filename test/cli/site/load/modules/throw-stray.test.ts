import { describe, expect, it } from 'vitest';
import { throwStray } from '../../../../../cli/site/load/modules/throw-stray.ts';

describe('an uncaught error of a module', () => {
  it('is thrown: a rejected promise', async () => {
    await expect(
      throwStray(async () => {
        void Promise.reject(new Error('late'));
        return 1;
      }),
    ).rejects.toThrow('late');
  });

  it('is thrown: an error in a timer that fired meanwhile', async () => {
    await expect(
      throwStray(async () => {
        setTimeout(() => {
          throw new Error('later');
        }, 0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
    ).rejects.toThrow('later');
  });

  it('does not occur if the module catches its errors', async () => {
    const before = process.listenerCount('unhandledRejection');

    expect(await throwStray(async () => Promise.reject(new Error('caught')).catch(() => 2))).toBe(2);
    expect(process.listenerCount('unhandledRejection')).toBe(before);
  });
});
