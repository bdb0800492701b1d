import { describe, expect, it } from 'vitest';
import { reachModules } from '../../../../core/demos/library/reach-modules.ts';

const modules = Object.fromEntries(
  Object.entries({ a: ['b', 'react'], b: ['c', 'a'], c: [], d: ['c'] }).map(([id, imports]) => [
    id,
    { code: '', path: id, imports },
  ]),
);

describe('what modules need', () => {
  it('is they themselves and all below them, in circles too, without what comes from outside', () => {
    expect([...reachModules(['a'], { modules })]).toEqual(['a', 'b', 'c']);
    expect([...reachModules(['d', 'c'], { modules })]).toEqual(['d', 'c']);
  });

  it('is nothing for what is no module', () => {
    expect([...reachModules(['react', 'toString'], { modules })]).toEqual([]);
  });
});
