import { describe, expect, it } from 'vitest';
import { formatChanges } from '../../../core/api/compare-entries.ts';
import { compareSymbols } from '../../../core/api/compare-symbols.ts';
import { makeProp } from './pages/api-entries.ts';
import { makeSymbol } from './pages/symbols/make-symbol.ts';

const changesOf = (...sides: Parameters<typeof compareSymbols>) =>
  formatChanges(compareSymbols(...sides))
    .trimEnd()
    .split('\n');

describe('the exports of two versions', () => {
  it('differ in names, each with its kind', () => {
    expect(
      changesOf(
        [makeSymbol({ name: 'Size', kind: 'constant' }), makeSymbol({ name: 'same', kind: 'function' })],
        [makeSymbol({ name: 'Size', kind: 'type' }), makeSymbol({ name: 'same', kind: 'function' })],
      ),
    ).toEqual(['removed     constant Size', 'added       type Size']);
  });

  it('differ in parameters and results of functions', () => {
    const old = makeSymbol({ name: 'alpha', kind: 'function', parameters: { color: makeProp() } });
    const now = makeSymbol({
      name: 'alpha',
      kind: 'function',
      deprecated: 'Use `fade`.',
      parameters: { color: makeProp(), value: makeProp({ type: 'number', required: true }) },
      returnValue: { '': makeProp() },
    });

    expect(changesOf([old], [now])).toEqual([
      'deprecated  function alpha: Use `fade`.',
      'added       function alpha, parameter value: required',
      'added       function alpha, returned',
    ]);
  });

  it('differ in fields, methods, members and types', () => {
    expect(
      changesOf(
        [
          makeSymbol({ name: 'Kind', kind: 'enum', fields: { a: makeProp({ type: '0' }) } }),
          makeSymbol({ name: 'Store', kind: 'class', methods: { read: makeProp() } }),
          makeSymbol({ name: 'Tone', kind: 'type', type: "'a'" }),
        ],
        [
          makeSymbol({ name: 'Kind', kind: 'enum', fields: { a: makeProp({ type: '1' }) } }),
          makeSymbol({ name: 'Store', kind: 'class', extends: ['Base'], methods: {} }),
          makeSymbol({ name: 'Tone', kind: 'type', type: "'a' | 'b'" }),
        ],
      ),
    ).toEqual([
      'changed     enum Kind, member a: type 0 → 1',
      'changed     class Store: bases none → Base',
      'removed     class Store, method read',
      "changed     type Tone: type 'a' → 'a' | 'b'",
    ]);
  });

  it('differ in a signature if no change of its parts explains it', () => {
    const call = (returns: string) => [{ typeParameters: [], parameters: ['a: string'], returns, description: '' }];

    expect(
      changesOf(
        [makeSymbol({ name: 'read', kind: 'function', calls: call('string') })],
        [makeSymbol({ name: 'read', kind: 'function', calls: call('number') })],
      ),
    ).toEqual(['changed     function read: type read(a: string): string → read(a: string): number']);
  });

  it('list a type once that changed in every place that mentions it', () => {
    const fields = (type: string) =>
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, makeProp({ type: `${type}['${name}']` })]));

    expect(
      changesOf(
        [makeSymbol({ name: 'All', kind: 'type', fields: fields('Styles') })],
        [makeSymbol({ name: 'All', kind: 'type', fields: fields('Styles<Theme>') })],
      ),
    ).toEqual(["changed     type All, field a: type Styles['a'] → Styles<Theme>['a'], and 4 more alike"]);
  });
});
