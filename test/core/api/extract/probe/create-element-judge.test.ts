import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";
const extract = (files: Readonly<Record<string, string>>) => extractPackage(library(files)).entries;
const propsOf = (index: string) => {
  const [entry] = extract({ 'index.d.ts': `${react}${index}` });
  return [
    ...Object.entries(entry?.props ?? {}).map(([name, { type, required }]) => `${name}${required ? '' : '?'}: ${type}`),
    ...(entry?.nativeProps ?? []),
  ];
};

describe('a component', () => {
  it.each([
    ['returns any', 'export declare const A: (props: { a: string }) => any;'],
    [
      'returns a special type of element',
      "interface Detailed extends React.ReactElement { type: 'div' }\nexport declare const A: (props: { a: string }) => Detailed;",
    ],
    ['returns a string, which JSX accepts', 'export declare const A: (props: { a: string }) => string | null;'],
    [
      'is a class that does not extend React.Component',
      'declare class Base<P> { props: P; state: object; render(): React.ReactNode; }\nexport declare class A extends Base<{ a: string }> {}',
    ],
  ])('is a value that %s', (_case, index) => {
    expect(propsOf(index)).toEqual(['a: string']);
  });

  it('may have the type any if its module exports a props type of its name', () => {
    expect(propsOf('export interface CardProps { a: string }\ndeclare const Card: any;\nexport { Card };')).toEqual([
      'a: string',
    ]);
  });

  it('has optional props for those in its defaultProps', () => {
    expect(
      propsOf(
        'declare class Base<P> { props: P; render(): React.ReactNode; }\nexport declare class A extends Base<{ a: string; b: string }> { static defaultProps: { a: string } }',
      ),
    ).toEqual(['a?: string', 'b: string']);
    expect(propsOf('export declare const A: { (props: { a: string }): null; defaultProps?: { a?: string } };')).toEqual(
      ['a: string'],
    );
  });

  it.each([
    ['returns something React cannot render', 'export declare const A: (props: { a: string }) => { made: true };'],
    ['takes a string', 'export declare const A: (text: string) => any;'],
    ['takes a list', 'export declare const A: (list: string[]) => any;'],
    ['takes a function', 'export declare const A: (run: () => void) => any;'],
    ['takes three arguments', 'export declare const A: (a: {}, b: {}, c: {}) => any;'],
  ])('is not a value that %s', (_case, index) => {
    expect(extract({ 'index.d.ts': `${react}${index}` })).toEqual([]);
  });
});

describe('a module declared with "declare module"', () => {
  it('has its components', () => {
    const index =
      "declare module 'lib/src/card' {\n  import * as React from 'react';\n  export const Card: (props: { title: string }) => React.ReactElement;\n}\ndeclare module 'lib' {\n  export * from 'lib/src/card';\n}";

    expect(extract({ 'index.d.ts': index }).map(({ name, imports }) => [name, ...imports])).toEqual([
      ['Card', "import { Card } from 'lib';"],
    ]);
  });
});

describe('a polymorphic component', () => {
  const own = 'interface Own { /** A size. */ size?: number }\n';

  it('has the props of its default element', () => {
    expect(
      propsOf(
        `${own}type Poly<E extends React.ElementType, P> = P & { as?: E } & Omit<React.ComponentPropsWithRef<E>, keyof P | 'as'>;\nexport declare const A: <E extends React.ElementType = 'a'>(props: Poly<E, Own>) => React.ReactElement;`,
      ),
    ).toEqual(['as?: ElementType', 'size?: number', 'children', 'className', 'href', 'onBlur', 'tabIndex', 'title']);
  });

  it('has the props of its default element if its props are a conditional type', () => {
    expect(
      propsOf(
        `${own}interface Poly<Tag, P> { <As = Tag>(props: As extends keyof React.JSX.IntrinsicElements ? Omit<React.JSX.IntrinsicElements[As], 'as'> & P & { as?: As } : never): React.ReactElement; }\nexport declare const A: Poly<'a', Own>;`,
      ),
    ).toEqual(['as?: ElementType', 'size?: number', 'children', 'className', 'href', 'onBlur', 'tabIndex', 'title']);
  });

  it('has the props of its default element if an interface adds a signature to another one', () => {
    expect(
      propsOf(
        `${own}interface Poly<T extends React.ElementType, P> { <E extends React.ElementType = T>(props: P & { as?: E } & Omit<React.ComponentPropsWithRef<E>, keyof P | 'as'>): React.ReactElement; }\ninterface Special extends Poly<'a', Own> { <F extends React.ElementType = React.ElementType>(props: Own & { toggleAs?: F }): React.ReactElement; }\nexport declare const A: Special;`,
      ),
    ).toEqual([
      'as?: ElementType',
      'size?: number',
      'toggleAs?: ElementType',
      'children',
      'className',
      'href',
      'onBlur',
      'tabIndex',
      'title',
    ]);
  });

  it('has the type ElementType for a prop that takes any element', () => {
    expect(
      propsOf(
        'type Tags = keyof React.JSX.IntrinsicElements;\nexport declare function A<C extends React.ElementType>(props: { /** The root. */ component?: C }): React.ReactElement;',
      ),
    ).toEqual(['component?: ElementType']);
  });
});

describe('a prop that some members of a union forbid', () => {
  it('has the type from the other members', () => {
    expect(
      propsOf(
        'interface One { a: string; b: number }\ntype Without<T> = { [K in keyof T]?: undefined };\nexport declare const A: (props: Without<One> | One) => null;',
      ),
    ).toEqual(['a?: string', 'b?: number']);
  });
});

describe('a part of a component', () => {
  it('has its own entry if the same component is exported with @private', () => {
    expect(
      extract({
        'index.d.ts': `${react}/** @private */\nexport declare const NavItem: () => React.ReactElement;\nexport declare const Nav: { (): React.ReactElement; Item: () => React.ReactElement };`,
      }).map(({ name }) => name),
    ).toEqual(['Nav', 'Nav.Item']);
  });
});

describe('a package', () => {
  const other = {
    'node_modules/other/index.d.ts': `${react}export declare function Item(): React.ReactElement;\nexport declare function Row(): React.ReactElement;`,
  };
  const own = 'export declare function List(): React.ReactElement;';

  it('has the values it re-exports by name, but not those of "export *"', () => {
    const namesOf = (line: string) =>
      extract({ ...other, 'index.d.ts': `${react}${own}\n${line}` }).map(({ name }) => name);

    expect(namesOf("export { Item } from 'other';")).toEqual(['Item', 'List']);
    expect(namesOf("import { Row } from 'other';\nexport { Row as Line };")).toEqual(['Line', 'List']);
    expect(namesOf("export * from 'other';")).toEqual(['List']);
    expect(namesOf("export * as Table from 'other';")).toEqual(['List', 'Table.Item', 'Table.Row']);
  });
});
