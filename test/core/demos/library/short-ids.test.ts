import { describe, expect, it } from 'vitest';
import { toShortIds } from '../../../../core/demos/library/short-ids.ts';

const sums: Record<string, string> = { a: 'kkkkk1', b: 'kkkkk2', c: 'mmmmm3', d: 'ppppp4' };
const sum = (name: string) => sums[name] ?? '';

describe('short ids', () => {
  it('are as short as may be, and differ', () => {
    expect([...toShortIds(['a', 'b', 'c'], sum)]).toEqual([
      ['a', 'kkkkk'],
      ['b', 'kkkkk2'],
      ['c', 'mmmmm'],
    ]);
  });

  it('do not hang on the order of the names, nor on how often one is named', () => {
    expect(toShortIds(['c', 'b', 'a', 'b'], sum)).toEqual(toShortIds(['a', 'b', 'c'], sum));
  });

  it('stay what they are when a name is added', () => {
    const before = toShortIds(['a', 'c'], sum);
    const after = toShortIds(['a', 'c', 'd'], sum);

    expect([...before].every(([name, id]) => after.get(name) === id)).toBe(true);
  });
});
