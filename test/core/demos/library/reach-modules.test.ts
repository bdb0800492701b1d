import { describe, expect, it } from 'vitest';
import { reachModules } from '../../../../core/demos/library/reach-modules.ts';

const modules = Object.fromEntries(
  Object.entries({ a: ['b', 'react'], b: ['c', 'a'], c: [], d: ['c'] }).map(([id, imports]) => [
    id,
    { code: '', path: id, imports },
  ]),
);

describe('the modules that modules need', () => {
  it('are themselves and all their imports, in circles too, without provided modules', () => {
    expect([...reachModules(['a'], { modules })]).toEqual(['a', 'b', 'c']);
    expect([...reachModules(['d', 'c'], { modules })]).toEqual(['d', 'c']);
  });

  it('are empty for an unknown id', () => {
    expect([...reachModules(['react', 'toString'], { modules })]).toEqual([]);
  });
});
