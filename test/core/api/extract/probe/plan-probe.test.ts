import { describe, expect, it } from 'vitest';
import { planProbe } from '../../../../../core/api/extract/probe/plan-probe.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

function planOf(files: Readonly<Record<string, string>>): string[] {
  return planProbe(library(files)).flatMap(({ defaultElement, shared }) => [
    defaultElement.line,
    ...(shared ? [shared.line] : []),
  ]);
}

describe('the questions about polymorphic components', () => {
  it('name each component with its default element and its import', () => {
    expect(
      planOf({
        'index.d.ts': `${react}export { default as Card } from './Card';
        export * as Dialog from './dialog';
        export declare function useTab<E extends React.ElementType>(element: E): string;
        type Tag = 'blockquote' | 'div' | 'feBlend';
        export declare function Table<E extends Tag = 'div'>(props: { render?: E }): null;
        export declare function Toned<E extends 'red' | 'blue' = 'red'>(props: { tone?: E }): null;
        export declare function Plain(props: { a: string }): null;
        export declare function Listed<T>(props: { of: T[] }): null;`,
        'Card/index.d.ts': `${react}declare function Card<T, E extends React.ElementType = 'a'>(props: { as?: E; of: T }): null;\nexport default Card;`,
        'dialog.d.ts': `${react}export declare const Root: <E extends React.ElementType>(props: { as?: E }) => null;`,
      }),
    ).toEqual([
      "typeof Module0.Table<'div'>",
      'typeof Module0.Table<E>',
      "typeof Module0.Card<any, 'a'>",
      'typeof Module0.Dialog.Root<React.ElementType>',
      'typeof Module0.Dialog.Root<E>',
    ]);
  });

  it('skip type parameters whose constraint has fields', () => {
    expect(
      planOf({
        'index.d.ts': `${react}interface Base { id: string }
        type Item = Base & { text?: string };
        export declare function Menu<T extends Item>(props: { items: T[] }): null;
        export declare function List<T extends Item, E extends React.ElementType = 'ul'>(props: { items: T[]; as?: E }): null;`,
      }),
    ).toEqual(["typeof Module0.List<any, 'ul'>"]);
  });

  it('are none if every component has a plain signature', () => {
    expect(
      planOf({
        'index.d.ts': `${react}export declare function A<E extends React.ElementType>(props: { as: E }): null;\nexport declare function A(props: { a?: string }): null;`,
      }),
    ).toEqual([]);
  });
});
