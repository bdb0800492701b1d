import { describe, expect, it } from 'vitest';
import { watchBuiltIns } from '../../../../cli/demos/run/watch-built-ins.ts';

describe('what is given to all objects', () => {
  it('is taken back, and told', () => {
    const takeBack = watchBuiltIns();
    Object.assign(Object.prototype, { admin: true });
    Object.assign(Array.prototype, { last: () => 1 });

    expect(takeBack()).toEqual(['Object.prototype.admin', 'Array.prototype.last']);
    expect('admin' in {} || 'last' in []).toBe(false);
    expect(takeBack()).toEqual([]);
  });

  it('stays where no loop meets it, as polyfills have it', () => {
    const takeBack = watchBuiltIns();
    Object.defineProperty(Array.prototype, 'lastOfAll', { value: 1, configurable: true, enumerable: false });

    expect(takeBack()).toEqual([]);
    expect('lastOfAll' in []).toBe(true);
    Reflect.deleteProperty(Array.prototype, 'lastOfAll');
  });
});
