import { describe, expect, it } from 'vitest';
import { readModule } from '../../../../../core/api/extract/exports/read-module.ts';
import { createParameterSharer } from '../../../../../core/api/extract/probe/share-parameter.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

/** Lists for each export the first one that has its type parameter; '' where it cannot be shared. */
function sharedBy(index: string): Record<string, string> {
  const pack = library({ 'index.d.ts': react + index });
  const share = createParameterSharer(pack.program.getTypeChecker());
  const first = new Map<unknown, string>();
  return Object.fromEntries(
    pack.modules
      .flatMap((module) => readModule(module, pack.program))
      .map(({ name, value }) => {
        const parameter = share(value);
        if (parameter && !first.has(parameter)) first.set(parameter, name);
        return [name, (parameter && first.get(parameter)) ?? ''];
      }),
  );
}

describe('the type parameter of a component', () => {
  it('is shared by components with the same name and constraint', () => {
    expect(
      sharedBy(`type Poly<P, D extends React.ElementType> = <E extends React.ElementType = D>(props: P & { as?: E }) => null;
        export declare const A: Poly<{ a: string }, 'a'>;
        export declare const B: Poly<{ b: string }, 'b'>;
        export declare const C: <E extends React.ElementType>(props: { as?: E; c: string }) => null;
        export declare const D: <As extends React.ElementType>(props: { as?: As }) => null;`),
    ).toEqual({ A: 'A', B: 'A', C: 'A', D: 'D' });
  });

  it('is not shared if it is no element, or not the only one', () => {
    expect(
      sharedBy(`export declare function A<E extends React.ElementType, T>(props: { as?: E; of: T }): null;
        export declare function B<E extends 'a' | 'b'>(props: { as?: E }): null;
        export declare function C<E = 'ul'>(props: { as?: E }): null;
        export declare function D(props: { d: string }): null;
        export declare const F: { <E extends React.ElementType>(props: { as?: E }): null; (props: {}): null };
        type Inner<T extends React.ElementType> = <E extends T>(props: { as?: E }) => null;
        export declare const G: Inner<'a' | 'b'>;`),
    ).toEqual({ A: '', B: '', C: '', D: '', F: '', G: '' });
  });
});
