import { describe, expect, it } from 'vitest';
import { watchBuiltIns } from '../../../../cli/demos/run/watch-built-ins.ts';

describe('a change of built-in prototypes', () => {
  it('is reverted and reported', () => {
    const takeBack = watchBuiltIns();
    Object.assign(Object.prototype, { admin: true });
    Object.assign(Array.prototype, { last: () => 1 });

    expect(takeBack()).toEqual(['Object.prototype.admin', 'Array.prototype.last']);
    expect('admin' in {} || 'last' in []).toBe(false);
    expect(takeBack()).toEqual([]);
  });

  it('stays if it is not enumerable, as in polyfills', () => {
    const takeBack = watchBuiltIns();
    Object.defineProperty(Array.prototype, 'lastOfAll', { value: 1, configurable: true, enumerable: false });

    expect(takeBack()).toEqual([]);
    expect('lastOfAll' in []).toBe(true);
    Reflect.deleteProperty(Array.prototype, 'lastOfAll');
  });
});
