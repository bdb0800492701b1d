import { describe, expect, it } from 'vitest';
import { toShortIds } from '../../../../core/demos/library/short-ids.ts';

const sums: Record<string, string> = { a: 'kkkkk1', b: 'kkkkk2', c: 'mmmmm3', d: 'ppppp4' };
const sum = (name: string) => sums[name] ?? '';

describe('short ids', () => {
  it('are as short as possible, and unique', () => {
    expect([...toShortIds(['a', 'b', 'c'], sum)]).toEqual([
      ['a', 'kkkkk'],
      ['b', 'kkkkk2'],
      ['c', 'mmmmm'],
    ]);
  });

  it('do not depend on the order or repetition of names', () => {
    expect(toShortIds(['c', 'b', 'a', 'b'], sum)).toEqual(toShortIds(['a', 'b', 'c'], sum));
  });

  it('stay the same when a name is added', () => {
    const before = toShortIds(['a', 'c'], sum);
    const after = toShortIds(['a', 'c', 'd'], sum);

    expect([...before].every(([name, id]) => after.get(name) === id)).toBe(true);
  });
});
