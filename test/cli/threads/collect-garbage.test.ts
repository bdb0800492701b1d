import { setTimeout as delay } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../../cli/threads/collect-garbage.ts';

describe('collecting garbage', () => {
  it('frees what nothing refers to', async () => {
    const kept = { texts: ['a'] };
    const references = [new WeakRef(kept), new WeakRef({ texts: ['b'] })];
    // Until this task ends, a weak reference that was just made keeps its object.
    await delay(0);

    collectGarbage();

    expect(references.map((reference) => reference.deref())).toEqual([kept, undefined]);
  });

  it('gives no other context the function for it', () => {
    collectGarbage();

    expect(runInNewContext('typeof gc')).toBe('undefined');
  });
});
