import { describe, expect, it } from 'vitest';
import type { ApiEntry } from '../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../core/api/extract/extract-package.ts';
import { library } from './library.ts';

const react = "import * as React from 'react';\n";

function extractOne(
  files: Readonly<Record<string, string>>,
  name: string,
  options?: Parameters<typeof library>[1],
): ApiEntry {
  const entry = extractPackage(library(files, options)).entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not extracted`);
  return entry;
}

describe('an exported component', () => {
  const files = {
    'index.d.ts': "export { default as Button } from './Button';\nexport * from './Button';",
    'Button/index.d.ts':
      "export { default } from './Button';\nexport * from './Button';\nexport { default as buttonClasses } from './buttonClasses';",
    'Button/Button.d.ts': `${react}
      export interface ButtonSlots {
        /**
         * The root of it.
         * @default 'button'
         */
        root?: React.ElementType;
        /**
         * The icon.
         * @default 'span'
         */
        icon?: React.ElementType;
      }
      export interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
        /**
         * Its size.
         * @default 'md'
         */
        size?: 'sm' | 'md' | 'lg';
        /** What it says. */
        label: string;
        tabIndex?: number;
        /** Called when it is pressed.
         * @param {string} reason Why.
         * @returns {boolean} Whether it stays. */
        onPress?: (reason: 'key' | 'mouse', count?: number) => boolean;
        /** @ignore */
        secret?: string;
        /** Old.
 * @deprecated Use label. */
        text?: string;
        /** Its parts. */
        slots?: ButtonSlots;
      }
      /**
       * Starts something.
       *
       * Demos:
       *
       * - [Button](https://docs.example.com/react-button/)
       *
       * API:
       *
       * - [Button API](https://docs.example.com/api/button/)
       */
      declare const Button: React.ForwardRefExoticComponent<ButtonProps>;
      export default Button;`,
    'Button/buttonClasses.d.ts': `export interface ButtonClasses {
        /** Styles of the root. */
        root: string;
        /** State class of the root if \`disabled\`. */
        disabled: string;
        /** Styles of the root if \`size="sm"\`. */
        sizeSm: string;
      }
      declare const buttonClasses: ButtonClasses;
      export default buttonClasses;`,
  };
  const entry = extractOne(files, 'Button', {
    exported: { buttonClasses: { root: 'LibButton-root', disabled: 'Lib-disabled', sizeSm: 'LibButton-sizeSm' } },
    scripts: { 'Button/Button.js': "const props = useThemeProps({ props: inProps, name: 'LibButton' });" },
  });

  it('has its imports, the deepest first', () => {
    expect(entry.imports).toEqual(["import Button from 'lib/Button';", "import { Button } from 'lib';"]);
  });

  it('is imported from the root first if the package says so', () => {
    const ofRoot = extractOne(files, 'Button', { entrance: 'root' });

    expect(ofRoot.imports).toEqual(["import { Button } from 'lib';", "import Button from 'lib/Button';"]);
  });

  it('is not imported first from a module of another name, unless it has no other', () => {
    const mixed = {
      'index.d.ts': "export { Card } from './experimental';",
      'experimental/index.d.ts': `${react}export declare function Card(): React.ReactElement;\nexport declare function Novel(): React.ReactElement;`,
    };

    expect(extractOne(mixed, 'Card').imports).toEqual([
      "import { Card } from 'lib';",
      "import { Card } from 'lib/experimental';",
    ]);
    expect(extractOne(mixed, 'Novel').imports).toEqual(["import { Novel } from 'lib/experimental';"]);
  });

  it('has the text of its comment, without the lists of demos and API pages', () => {
    expect(entry.description).toBe('Starts something.');
    expect(entry.listed).toBe(true);
  });

  it('has its own props by name, without internal ones', () => {
    expect(Object.keys(entry.props)).toEqual(['label', 'onPress', 'size', 'slots', 'text']);
  });

  it('has the type and the default of each prop, and whether it is required', () => {
    expect(entry.props.size).toMatchObject({
      type: "'sm' | 'md' | 'lg'",
      default: "'md'",
      required: false,
      description: 'Its size.',
    });
    expect(entry.props.label).toMatchObject({ type: 'string', required: true });
    expect(entry.props.text).toMatchObject({ deprecated: 'Use label.' });
  });

  it('has the signature of a function prop', () => {
    expect(entry.props.onPress?.signature).toEqual({
      type: "(reason: 'key' | 'mouse', count?: number) => boolean",
      parameters: [
        { name: 'reason', type: "'key' | 'mouse'", optional: false, description: 'Why.' },
        { name: 'count', type: 'number', optional: true, description: '' },
      ],
      returns: { type: 'boolean', description: 'Whether it stays.' },
    });
  });

  it('has the attributes of its element as native props, also one that is only redeclared', () => {
    expect(entry.nativeProps).toEqual(['children', 'className', 'disabled', 'onBlur', 'ref', 'tabIndex', 'title']);
    expect(entry.spread).toBe(true);
  });

  it('has its slots, each with its class', () => {
    expect(entry.slots).toEqual([
      { name: 'root', class: 'LibButton-root', default: "'button'", description: 'The root of it.' },
      { name: 'icon', class: undefined, default: "'span'", description: 'The icon.' },
    ]);
  });

  it('has its other classes, and marks those that other components share', () => {
    expect(entry.classes.map(({ key, className, global }) => [key, className, global])).toEqual([
      ['disabled', 'Lib-disabled', true],
      ['sizeSm', 'LibButton-sizeSm', false],
    ]);
  });

  it('has the element of its ref, its name in the theme, and its declaration file', () => {
    expect(entry).toMatchObject({
      refHolder: 'HTMLButtonElement',
      muiName: 'LibButton',
      themeDefaultProps: true,
      source: 'lib/Button/Button.d.ts',
    });
  });
});

describe('props of several types', () => {
  it('are required only if every type requires them', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}
      interface One { kind: 'one'; /** A. */ a: string; }
      interface Two { kind: 'two'; /** B. */ b: string; }
      export declare function Either(props: One | Two): React.ReactElement;`,
      },
      'Either',
    );

    expect(Object.entries(entry.props).map(([name, { required }]) => [name, required])).toEqual([
      ['a', false],
      ['b', false],
      ['kind', true],
    ]);
  });

  it('are read only from the possible members of a union', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}
      type Never<T> = { [K in keyof T]?: never };
      type Only<A, B> = (A & Never<Omit<B, keyof A>>) | (B & Never<Omit<A, keyof B>>);
      interface Told { title: string }
      interface Shown { tip: React.ReactNode }
      export declare function Badge(props: { /** What it says. */ label: string } & Only<Told, Shown> & ({ title?: never; a: 'x' } | { title: string; a: 'y' }) & ({ a: 'x' } | { a: 'y' })): React.ReactElement;`,
      },
      'Badge',
    );

    expect(entry.props.label?.required).toBe(true);
    expect(entry.props.a?.required).toBe(true);
  });

  it('may be a boolean in one type, and true in another', () => {
    const { props, refHolder } = extractOne(
      {
        'index.d.ts': `${react}
      interface Held<T> { (props: { ref?: React.Ref<T>; /** Whether. */ many?: boolean } | { ref?: React.Ref<T>; /** Always. */ many: true }): React.ReactElement; }
      interface A extends HTMLButtonElement { a: 1 }
      interface B extends HTMLButtonElement { b: 1 }
      interface C extends HTMLButtonElement { c: 1 }
      interface D extends HTMLButtonElement { d: 1 }
      interface E extends HTMLButtonElement { e: 1 }
      export declare const Any: Held<A> & Held<B> & Held<C> & Held<D> & Held<E>;`,
      },
      'Any',
    );

    expect(props.many?.type).toBe('boolean');
    expect(refHolder).toBeUndefined();
  });

  it('have the default from any of their comments, if these do not disagree', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}
      interface One { kind: 'one'; /** Its size. */ size?: string; /** Its tone. */ tone?: string; }
      interface Two { kind: 'two'; /** The size of it.
       * @default 's' */ size?: string; /** The tone.
       * @default 'x' */ tone?: string; }
      interface Three { kind: 'three'; /** The tone.
       * @default 'y' */ tone?: string; /** The size.
       * @default 's' */ size?: string; }
      export declare function Any(props: One | Two | Three): React.ReactElement;`,
      },
      'Any',
    );

    expect(entry.props.size).toMatchObject({ default: "'s'", description: 'Its size.' });
    expect(entry.props.tone?.default).toBeUndefined();
  });

  it('come from each signature of a polymorphic component, without those that Omit removes', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}
      interface Base { /** Kept. */ kept?: string; /** Dropped. */ dropped?: string; }
      interface Poly {
        <C extends React.ElementType>(props: { /** The root. */ component: C } & Omit<Base, 'dropped'>): React.ReactElement;
        (props: Omit<Base, 'dropped'>): React.ReactElement;
      }
      export declare const Poly: Poly;`,
      },
      'Poly',
    );

    expect(Object.entries(entry.props).map(([name, { required }]) => [name, required])).toEqual([
      ['component', false],
      ['kept', false],
    ]);
    expect(entry.component).toBe(true);
  });

  it('are found in functions and in classes', () => {
    const files = {
      'index.d.ts': `${react}
      export declare const Either: React.JSXElementConstructor<{ /** A. */ a?: string }>;
      export declare class Old { props: { /** B. */ b?: string }; render(): React.ReactNode; }`,
    };

    expect(Object.keys(extractOne(files, 'Either').props)).toEqual(['a']);
    expect(Object.keys(extractOne(files, 'Old').props)).toEqual(['b']);
  });

  it('are read from the interface next to a type with only an index signature', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}
      export interface WornProps { /** A. */ a?: string; }
      export declare const Worn: React.ForwardRefExoticComponent<{ [name: string]: any }>;`,
      },
      'Worn',
    );

    expect(Object.keys(entry.props)).toEqual(['a']);
  });
});

describe('inherited props', () => {
  const base = `${react}
    export interface BaseProps { /** A.
 * @default 1 */ a?: number; /** B. */ b?: string; /** C. */ c?: string; /** @ignore */ d?: string; }
    declare const Base: React.ForwardRefExoticComponent<BaseProps>;
    export default Base;`;
  const files = (top: string) => ({
    'index.d.ts': "export { default as Base } from './Base/Base';\nexport { default as Top } from './Top/Top';",
    'Base/Base.d.ts': base,
    'Top/Top.d.ts': `${react}import { BaseProps } from '../Base/Base';\n${top}\nexport default Top;`,
  });

  it('have the name of the component in the comment', () => {
    const entry = extractOne(
      files(`export interface TopProps extends Omit<BaseProps, 'c'> { /** Own. */ own?: string; /** Mine. */ a?: number; }
      /**
       * API:
       *
       * - [Top API](https://docs.example.com/api/top/)
       * - inherits [Base API](https://docs.example.com/api/base/)
       */
      declare const Top: React.ForwardRefExoticComponent<TopProps>;`),
      'Top',
    );

    expect(entry.inheritance).toEqual({ component: 'Base', packageName: 'lib', pathname: undefined });
    expect(Object.entries(entry.props).map(([name, { inheritedFrom }]) => [name, inheritedFrom])).toEqual([
      ['a', undefined],
      ['b', 'Base'],
      ['own', undefined],
    ]);
  });

  it('are recognized without a comment if all props of a component are taken', () => {
    const entry = extractOne(
      files('declare const Top: React.ForwardRefExoticComponent<BaseProps & { /** Own. */ own?: string }>;'),
      'Top',
    );

    expect(entry.inheritance?.component).toBe('Base');
    expect(entry.props.b).toMatchObject({ inheritedFrom: 'Base', description: 'B.' });
    expect(entry.props.a?.default).toBe('1');
  });

  it('do not recurse endlessly if two components inherit from each other', () => {
    const { entries } = extractPackage(
      library({
        'index.d.ts': "export { default as One } from './One/One';\nexport { default as Two } from './Two/Two';",
        'One/One.d.ts': `${react}import { TwoBase } from '../Two/Two';
        export interface OneBase { /** A. */ a?: string; }
        /**
         * API:
         *
         * - inherits [Two API](https://docs.example.com/api/two/)
         */
        declare const One: React.ForwardRefExoticComponent<OneBase & TwoBase>;
        export default One;`,
        'Two/Two.d.ts': `${react}import { OneBase } from '../One/One';
        export interface TwoBase { /** B. */ b?: string; }
        /**
         * API:
         *
         * - inherits [One API](https://docs.example.com/api/one/)
         */
        declare const Two: React.ForwardRefExoticComponent<OneBase & TwoBase>;
        export default Two;`,
      }),
    );

    expect(entries.map(({ name, props }) => [name, props.a?.inheritedFrom, props.b?.inheritedFrom])).toEqual([
      ['One', undefined, 'Two'],
      ['Two', 'One', undefined],
    ]);
  });

  it('are own props if they are picked by name', () => {
    const entry = extractOne(
      files(
        "export interface TopProps extends Pick<BaseProps, 'b'> { /** Own. */ own?: string; }\ndeclare const Top: React.ForwardRefExoticComponent<TopProps>;",
      ),
      'Top',
    );

    expect(entry.props.b?.inheritedFrom).toBeUndefined();
  });

  it('keep the address of an ancestor that types do not refer to', () => {
    const entry = extractOne(
      files(`/**
       * API:
       *
       * - inherits [Transition API](https://other.example.com/transition/)
       */
      declare const Top: React.ForwardRefExoticComponent<{ /** Own. */ own?: string }>;`),
      'Top',
    );

    expect(entry.inheritance).toEqual({
      component: 'Transition',
      packageName: undefined,
      pathname: 'https://other.example.com/transition/',
    });
  });
});

describe('an exported hook', () => {
  it('has its parameters and its return value, field by field', () => {
    const entry = extractOne(
      {
        'index.d.ts': `
      export interface UseSwitchParameters { /** Whether it is on.
 * @default false */ checked?: boolean; /** Its name. */ name: string; }
      export interface UseSwitchReturnValue { /** Whether it is on. */ checked: boolean; }
      /** Turns things on and off. */
      export declare function useSwitch(props: UseSwitchParameters): UseSwitchReturnValue;`,
      },
      'useSwitch',
    );

    expect(entry).toMatchObject({ kind: 'hook', description: 'Turns things on and off.' });
    expect(entry.parameters).toMatchObject({
      checked: { type: 'boolean', default: 'false', required: false },
      name: { required: true },
    });
    expect(entry.returnValue).toMatchObject({ checked: { type: 'boolean', required: true } });
  });

  it('has its arguments by name if it takes several, and its return type if that is not an object', () => {
    const entry = extractOne(
      {
        'index.d.ts': `
      /**
       * @param query What to ask.
       * @returns Whether it fits.
       */
      export declare function useQuery(query: string, options?: { wait: boolean }): boolean;`,
      },
      'useQuery',
    );

    expect(entry.parameters).toMatchObject({
      query: { type: 'string', required: true, description: 'What to ask.' },
      options: { required: false },
    });
    expect(entry.returnValue).toMatchObject({ '': { type: 'boolean', description: 'Whether it fits.' } });
  });
});

describe('the comment on the function that an export is typed with', () => {
  const { entries } = extractPackage(
    library({
      'index.d.ts': `${react}
      /** The top line. */
      declare function CardHeader(props: { title?: string }): React.ReactElement;
      /**
       * A card.
       * @deprecated
       */
      declare function CardRoot(props: { a?: string }): React.ReactElement;
      export declare const Card: typeof CardRoot & { Header: typeof CardHeader; /** Its own. */ Foot: typeof CardHeader };
      export declare const Plain: typeof CardHeader;
      export {};`,
    }),
  );

  it('describes a component, its parts and an alias, unless they have comments of their own', () => {
    expect(entries.map(({ name, description, deprecated }) => [name, description, deprecated])).toEqual([
      ['Card', 'A card.', ''],
      ['Card.Foot', 'Its own.', undefined],
      ['Card.Header', 'The top line.', undefined],
      ['Plain', 'The top line.', undefined],
    ]);
  });
});

describe('a default that only the script of a hook has', () => {
  const declared = `
      export interface Options { open?: boolean; name: string; /** @default 4 */ size?: number }
      export declare function useBox(options?: Options): { open: boolean };`;

  it.each([
    ['in its parameter', 'export function useBox({ open = false, name = "a", size = 5 } = {}) { return { open }; }'],
    ['in its body', 'export function useBox(options) { const { open = false } = options; return { open }; }'],
    ['of an arrow function', 'export const useBox = ({ open = false }) => ({ open });'],
  ])('is shown for its options: %s', (_, script) => {
    const { parameters } = extractOne({ 'index.d.ts': declared }, 'useBox', { scripts: { 'index.js': script } });

    expect(parameters.open).toMatchObject({ default: 'false', defaultFrom: 'code' });
    expect(parameters.name?.default).toBeUndefined();
    expect(parameters.size?.default).toBe('4');
    expect(parameters.size?.defaultFrom).toBeUndefined();
  });

  it('is shown for its arguments', () => {
    const { parameters } = extractOne(
      {
        'index.d.ts': 'export declare function useDelay(callback: () => void, milliseconds?: number): void;',
      },
      'useDelay',
      { scripts: { 'index.js': 'export function useDelay(callback, milliseconds = 300) {}' } },
    );

    expect(parameters.milliseconds).toMatchObject({ default: '300', defaultFrom: 'code' });
    expect(parameters.callback?.default).toBeUndefined();
  });
});

describe('exports that are not part of a reference', () => {
  it('are values that render nothing, internal components, and functions with lowercase names', () => {
    const { entries } = extractPackage(
      library({
        'index.d.ts': `${react}
      export declare function Component(): React.ReactElement;
      export declare const Context: { value: string };
      export declare function Make(name: string): { make: string };
      export declare function create(): React.ReactElement;
      /** @ignore - internal component. */
      export declare function Inner(): React.ReactElement;`,
      }),
    );

    expect(entries.map(({ name }) => name)).toEqual(['Component']);
  });

  const contexts = `${react}
    declare const inner: React.Context<string>;
    export declare const ThemeContext: React.Context<{ dark: boolean }>;
    export { inner as SizeContext };
    export declare const ThemeConsumer: React.Consumer<string>;
    declare const named: React.Context<number>;
    export type DepthContextType = typeof named;
    export declare const DepthContext: DepthContextType;`;

  it('are contexts of a React that cannot render them, but not their consumers', () => {
    const names = ['ThemeContext', 'SizeContext', 'DepthContext', 'ThemeConsumer'];
    const { entries, symbols, problems } = extractPackage(library({ 'index.d.ts': contexts }, { oldContexts: names }));

    expect(entries.map(({ name }) => name)).toEqual(['ThemeConsumer']);
    expect(symbols.filter(({ kind }) => kind === 'constant').map(({ name }) => name)).toEqual([
      'DepthContext',
      'SizeContext',
      'ThemeContext',
    ]);
    expect(problems).toEqual([]);
  });

  it('are no contexts of a React that renders them', () => {
    const { entries } = extractPackage(library({ 'index.d.ts': contexts }));

    expect(entries.map(({ name }) => name)).toEqual(['DepthContext', 'SizeContext', 'ThemeConsumer', 'ThemeContext']);
  });

  it('are abstract classes, but not the classes that extend them', () => {
    const { entries, symbols, problems } = extractPackage(
      library({
        'index.d.ts': `${react}
      export {};
      declare class Component<P> { constructor(props: P); props: P; render(): React.ReactNode; }
      export declare abstract class AbstractCard extends Component<{ wide?: boolean }> { static displayName: string; }
      export declare const CardBase: typeof AbstractCard;
      export declare const CardClass: abstract new (props: {}) => Component<{}>;
      export declare class Card extends AbstractCard {}
      export declare class Column extends Component<{ wide?: boolean }> {}`,
      }),
    );

    expect(entries.map(({ name }) => name)).toEqual(['Card', 'Column']);
    expect(symbols.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'class AbstractCard',
      'class CardBase',
      'class CardClass',
    ]);
    expect(problems).toEqual([]);
  });

  it('have no page if they are unlisted and not the main export of their module', () => {
    const { entries } = extractPackage(
      library({
        'index.d.ts':
          "export { default as Card } from './Card';\nexport * from './Card';\nexport { default as Unstable_Grid } from './Grid';",
        'Card/index.d.ts': "export { default } from './Card';\nexport * from './Card';",
        'Card/Card.d.ts': `${react}
        export declare function CardRoot(): React.ReactElement;
        /**
         * API:
         *
         * - [Card API](https://docs.example.com/api/card/)
         */
        declare function Card(): React.ReactElement;
        export default Card;`,
        'Grid/index.d.ts': `${react}declare function Grid(): React.ReactElement;\nexport default Grid;`,
      }),
    );

    expect(entries.map(({ name, listed, hasPage }) => [name, listed, hasPage])).toEqual([
      ['Card', true, true],
      ['CardRoot', false, false],
      ['Grid', false, true],
    ]);
    expect(entries[2]?.imports).toEqual([
      "import Grid from 'lib/Grid';",
      "import { Unstable_Grid as Grid } from 'lib';",
    ]);
  });
});

describe('what the extraction cannot resolve', () => {
  it('is reported with package, file and symbol, and the rest is extracted', () => {
    const { entries, problems } = extractPackage(
      library({
        'index.d.ts': `${react}
        import { Theme } from './theme';
        import { Moment } from 'moment';
        export declare function Picker(props: { /** When. */ value?: Moment; /** How. */ theme?: Theme }): React.ReactElement;`,
        'theme.d.ts': 'export interface Colours { main: string; }',
      }),
    );

    expect(entries.map(({ name }) => name)).toEqual(['Picker']);
    expect(problems).toEqual([
      {
        rule: 'api-unresolved',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message: 'The types of "lib" use "Theme" of "./theme" in "lib/index.d.ts", which does not exist',
        hint: 'Install another version of "lib", or report this to its authors. Until then, everything typed with it is shown as any.',
      },
      {
        rule: 'api-unresolved',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message: 'The types of "lib" use the module "moment" in "lib/index.d.ts", which does not exist',
        hint: 'Install the package that declares it next to "lib", or in the site. Until then, everything typed with it is shown as any.',
      },
    ]);
  });

  it('is reported once if the types of React are missing, however many files need them', () => {
    const { problems } = extractPackage(
      library({
        'index.d.ts': `import * as React from 'react';
        import type { Root } from 'react-dom/client';
        export * from './part';
        export declare function Picker(props: { /** When. */ value?: Root }): React.ReactElement;`,
        'part.d.ts': "import type { ReactNode } from 'react';\nexport declare const text: ReactNode;",
      }),
    );

    expect(problems.filter(({ rule }) => rule === 'api-unresolved')).toEqual([
      {
        rule: 'api-unresolved',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message: 'The types of "lib" need the types of React, which are not installed',
        hint: 'Run npm install --save-dev @types/react @types/react-dom in the folder of the site. Until then, everything typed with them is shown as any.',
      },
    ]);
  });

  it.each([
    ["import type { HTMLElementType } from 'react';", 'HTMLElementType', 'react'],
    ["import { type HTMLElementType as Tag } from 'react';", 'HTMLElementType', 'react'],
    ["import React, { type HTMLElementType } from 'react';", 'HTMLElementType', 'react'],
  ])('is reported with the version to install if the types of React lack a name: %s', (line, name, module) => {
    const { problems } = extractPackage(
      library({
        'index.d.ts': `${line}\nimport type { ReactNode } from 'react';\nexport declare function Picker(props: { children?: ReactNode }): ReactNode;`,
      }),
    );

    expect(
      problems.filter(({ rule }) => rule === 'api-unresolved').map(({ message, hint }) => `${message}. ${hint}`),
    ).toEqual([
      `The types of "lib" use "${name}" of "${module}" in "lib/index.d.ts", which does not exist. The installed types of React do not have it: install the version of "@types/react" and "@types/react-dom" that "lib" is made for. Until then, everything typed with it is shown as any.`,
    ]);
  });

  it.each([
    ["import * as React from 'react';", 'React.HTMLElementType'],
    ["import React from 'react';", 'React.HTMLElementType'],
    ["import * as R from 'react';", 'Array<R.HTMLElementType>'],
    ['', "import('react').HTMLElementType"],
  ])('is reported if a member of a module is missing: %s, %s', (line, type) => {
    const { problems } = extractPackage(
      library({
        'index.d.ts': `${line}\nimport type { ReactNode, JSX } from 'react';\n/** Not React.Gone. */\nexport declare function Picker(props: { as?: ${type}; children?: ReactNode; icon?: import('react').JSX.Element }): ReactNode;`,
      }),
    );

    expect(problems.filter(({ rule }) => rule === 'api-unresolved').map(({ message }) => message)).toEqual([
      'The types of "lib" use "HTMLElementType" of "react" in "lib/index.d.ts", which does not exist',
    ]);
  });

  it('is not shown as any without a note', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}export declare function Loose(props: { /** A. */ a?: any; /** B. */ b?: Array<any> }): React.ReactElement;`,
      },
      'Loose',
    );

    expect(entry.props.a).toMatchObject({ type: 'any', note: 'The library declares no narrower type.' });
    expect(entry.props.b).toMatchObject({
      type: 'Array<any>',
      note: 'Parts of the type are left open by the library.',
    });
  });

  it('may be a package without exports', () => {
    const { problems } = extractPackage(library({ 'index.d.ts': 'export {};' }));

    expect(problems).toEqual([
      {
        rule: 'api-nothing-exported',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message: 'The package "lib" exports nothing to document',
        hint: 'Name a package whose root or folders export something, or remove the entry from "api".',
      },
    ]);
  });
});

describe('a package that is installed within the package', () => {
  it('keeps its exports to itself', () => {
    const files = {
      'index.d.ts':
        "import * as React from 'react';\nexport * from './node_modules/base/index';\nexport declare function Button(props: {}): React.ReactElement;",
      'node_modules/base/index.d.ts':
        "import * as React from 'react';\nexport declare function Portal(props: {}): React.ReactElement;",
    };

    expect(extractPackage(library(files)).entries.map(({ name }) => name)).toEqual(['Button']);
  });
});

describe('what a package exports', () => {
  const namesOf = (files: Readonly<Record<string, string>>) =>
    extractPackage(library(files)).entries.map(({ name, imports }) => [name, ...imports]);
  const card = `${react}export declare function Card(props: { title: string }): React.ReactElement;`;

  it('does not include values exported only as types', () => {
    expect(
      namesOf({
        'index.d.ts':
          "export type * from './card';\nexport * from './tabs';\nexport type { Chip } from './chip';\nexport { Link } from './link';",
        'card.d.ts': card,
        'tabs.d.ts': `${react}export declare function Tabs(props: {}): React.ReactElement;`,
        'chip.d.ts': `${react}export declare function Chip(props: {}): React.ReactElement;`,
        'link.d.ts':
          "import type { Anchor } from './anchor';\nimport { type Anchor as Link } from './anchor';\nexport { Link };\nexport { Anchor };",
        'anchor.d.ts': `${react}export declare function Anchor(props: {}): React.ReactElement;`,
      }),
    ).toEqual([['Tabs', "import { Tabs } from 'lib';"]]);
  });

  it('includes the parts of a namespace under their full names, each once', () => {
    expect(
      namesOf({
        'index.d.ts': "export * as Dialog from './dialog';",
        'dialog.d.ts': `${react}
        interface RootProps { open?: boolean; }
        declare const DialogRoot: React.ForwardRefExoticComponent<RootProps>;
        declare const Root: React.ForwardRefExoticComponent<RootProps>;
        declare function Title(props: { level?: number }): React.ReactElement;
        declare function createDialog(): void;
        export { DialogRoot, Root, Title, createDialog };`,
      }),
    ).toEqual([
      ['Dialog.Root', "import { Dialog } from 'lib';"],
      ['Dialog.Title', "import { Dialog } from 'lib';"],
    ]);
  });

  it('includes Menu and MenuItem, not the same exported as Root and Item', () => {
    expect(
      namesOf({
        'index.d.ts': 'export {};',
        'menu/index.d.ts': `${react}
        declare const Menu: React.ForwardRefExoticComponent<{ open?: boolean }>;
        declare const MenuItem: React.ForwardRefExoticComponent<{ label: string }>;
        declare const Item: typeof MenuItem;
        declare const Root: typeof Menu;
        declare const Icon: typeof MenuItem;
        export { Menu, MenuItem, Root, Item, Icon };`,
      }).map(([name]) => name),
    ).toEqual(['Icon', 'Menu', 'MenuItem']);
  });

  it('includes a component under its own name, whatever its other names are', () => {
    expect(
      namesOf({
        'index.d.ts': `${react}declare function DialogTitle(props: {}): React.ReactElement;\nexport { DialogTitle as Caption, DialogTitle, DialogTitle as Title };`,
      }),
    ).toEqual([['DialogTitle', "import { DialogTitle } from 'lib';"]]);
  });

  it('includes an unstable component without its prefix, unless a stable one has that name', () => {
    const component = 'props: {}): React.ReactElement;';

    expect(
      namesOf({
        'index.d.ts': `${react}declare function Pages(${component}\ndeclare function NewPages(${component}\nexport declare function unstable_Grid(${component}\nexport { Pages, NewPages as unstable_Pages };`,
      }),
    ).toEqual([
      ['Grid', "import { unstable_Grid as Grid } from 'lib';"],
      ['Pages', "import { Pages } from 'lib';"],
      ['unstable_Pages', "import { unstable_Pages } from 'lib';"],
    ]);
  });

  it('includes a component whose name is also a namespace of types', () => {
    expect(
      namesOf({
        'index.d.ts': "export { Card } from './card';\nexport * as Panel from './panel';",
        'card.d.ts': `${react}declare const Card: React.ForwardRefExoticComponent<Card.Props>;\nexport declare namespace Card { interface Props { title?: string; } }\nexport { Card };`,
        'panel.d.ts': "export { Card as Root } from './card';",
      }),
    ).toEqual([['Card', "import { Card } from 'lib';"]]);
  });

  it('includes the properties of a component, unless they are exported separately', () => {
    expect(
      namesOf({
        'index.d.ts': `${react}
        declare function FormItem(props: { label?: string }): React.ReactElement;
        declare function FormList(props: { name: string }): React.ReactElement;
        declare const Form: ((props: { layout?: string }) => React.ReactElement) & { Item: typeof FormItem; List: typeof FormList; useForm: () => object; Size: number; };
        export { Form, FormList };`,
      }),
    ).toEqual([
      ['Form', "import { Form } from 'lib';"],
      ['Form.Item', "import { Form } from 'lib';"],
      ['FormList', "import { FormList } from 'lib';"],
    ]);
  });

  it('includes a component that returns any, as JSX accepts it', () => {
    expect(
      namesOf({
        'index.d.ts': `${react}interface Exotic<P> { (props: P): any; $$typeof: symbol; }\nexport declare const Card: Exotic<{ title: string }>;\nexport declare const Total: { (props: { title: string }): any };\nexport declare const Count: (text: string) => any;\nexport declare const Sort: (list: string[]) => any;\nexport declare const Identity: (x: any) => any;`,
      }),
    ).toEqual([
      ['Card', "import { Card } from 'lib';"],
      ['Identity', "import { Identity } from 'lib';"],
      ['Total', "import { Total } from 'lib';"],
    ]);
  });

  it('includes what it re-exports from related packages, if that is more than its own', () => {
    const files = {
      'node_modules/@lib/card/index.d.ts': card,
      'node_modules/other/index.d.ts': card.replaceAll('Card', 'Other'),
    };
    const passing = "export * from '@lib/card';\nexport * from 'other';";

    expect(namesOf({ ...files, 'index.d.ts': passing })).toEqual([['Card', "import { Card } from 'lib';"]]);
    expect(
      namesOf({
        ...files,
        'index.d.ts': `${react}${passing}\nexport declare function Tabs(props: {}): React.ReactElement;`,
      }),
    ).toEqual([['Tabs', "import { Tabs } from 'lib';"]]);
    expect(extractPackage(library({ ...files, 'index.d.ts': passing })).entries[0]?.source).toBe(
      '@lib/card/index.d.ts',
    );
    expect(
      extractPackage({ ...library({ ...files, 'index.d.ts': passing }), name: 'lib-1' }).entries.map(
        ({ name }) => name,
      ),
    ).toEqual(['Card']);
  });
});

describe('the props that components share', () => {
  it('are the events of another package, with the name of their interface', () => {
    const entry = extractOne(
      {
        'index.d.ts': "export * from './Button';",
        'Button/index.d.ts': `${react} import { PressEvents } from '../node_modules/shared';
          export interface ButtonProps extends PressEvents { /** Its size. */ size?: string; /** Once it is gone. */ onLeave?: () => void }
          export declare function Button(props: ButtonProps): React.ReactNode;`,
        'node_modules/shared/index.d.ts': `export interface PressEvents {
          /** Pressed. */ onPress?: () => void;
          /** Released. */ onPressEnd?: () => void; }`,
      },
      'Button',
    );

    expect(Object.entries(entry.props).map(([name, { inheritedFrom }]) => [name, inheritedFrom])).toEqual([
      ['onLeave', undefined],
      ['onPress', 'PressEvents'],
      ['onPressEnd', 'PressEvents'],
      ['size', undefined],
    ]);
  });

  it('include "as" with any element, if the default is several', () => {
    const entry = extractOne(
      {
        'index.d.ts': `${react} type Levels = 'h1' | 'h2';
          interface Component<E, P> extends React.ForwardRefExoticComponent<P & { as?: E }> {
            <As = E>(props: As extends '' ? { as: keyof React.JSX.IntrinsicElements } : P & { as: As }): React.ReactElement | null;
          }
          export declare const Heading: Component<Levels, { /** Its size. */ size?: string }>;`,
      },
      'Heading',
    );

    expect(entry.props.as).toMatchObject({ type: 'ElementType', required: false });
  });
});

describe('the slots of a component', () => {
  const component = (slots: string, more = '') => ({
    'index.d.ts': "export * from './Popup';",
    'Popup/index.d.ts': "export * from './Popup';\nexport { default as popupClasses } from './popupClasses';",
    'Popup/Popup.d.ts': `${react}${more}
      export interface PopupProps {
        /** Whether it is open. */
        open: boolean;
        /** Its parts. */
        slots?: ${slots};
      }
      export declare function Popup(props: PopupProps): React.ReactElement;`,
    'Popup/popupClasses.d.ts': `export interface PopupClasses { /** Class name of the list. */ list: string; }
      declare const popupClasses: PopupClasses;
      export default popupClasses;`,
  });

  it('may be declared in the prop, and described in an interface or on their classes', () => {
    const beside = `export interface PopupSlots {
      /** What renders the root.
       * @default 'div' */
      root?: React.ElementType;
    }`;

    expect(
      extractOne(
        component('{ root?: React.ElementType; list?: React.ElementType; item?: React.ElementType }', beside),
        'Popup',
      ).slots,
    ).toEqual([
      { name: 'root', class: undefined, default: "'div'", description: 'What renders the root.' },
      { name: 'list', class: undefined, default: undefined, description: 'Class name of the list.' },
      { name: 'item', class: undefined, default: undefined, description: '' },
    ]);
  });

  it('may be computed from an interface with other names', () => {
    const computed = `interface Parts { /** What renders the root. */ Root?: React.ElementType; }
      type Lowered<T extends object> = { [K in Uncapitalize<keyof T & string>]?: Capitalize<K> extends keyof T ? T[Capitalize<K>] : never };`;

    expect(extractOne(component('Lowered<Partial<Parts>>', computed), 'Popup').slots).toMatchObject([
      { name: 'root', description: 'What renders the root.' },
    ]);
  });
});

describe('a prop in the propTypes of a script', () => {
  const files = {
    'index.d.ts': "export * from './Field';\nexport * from './Input';",
    'Field/index.d.ts': "export * from './Field';",
    'Field/Field.d.ts': `${react}
      export interface FieldProps { /** What it holds. */ value?: string; /** Its place. */ place?: string; /** Its name. */ name?: string; /** Its size. */ size?: string }
      /** API:
       *
       * - [Field API](https://x.example/) */
      export declare function Field(props: FieldProps): React.ReactElement;`,
    'Input/index.d.ts': "export * from './Input';",
    'Input/Input.d.ts': `${react}import { FieldProps } from '../Field';
      export interface InputProps extends FieldProps, React.HTMLAttributes<HTMLElement> { /** Its tone. */ tone?: string; tabIndex?: number }
      /**
       * API:
       *
       * - [Input API](https://x.example/)
       * - inherits [Field API](https://x.example/field/) */
      export declare function Input(props: InputProps): React.ReactElement;`,
  };
  const script = `function Input({ size = 'md', tone }) {}
    Input.propTypes = {
      /** What it holds. */
      value: elementAcceptingRef,
      size: PropTypes.string,
      /** Its title. */
      title: PropTypes.string,
      tabIndex: PropTypes.number,
      /** @ignore */
      name: PropTypes.string,
    };`;

  it("is the component's own, even if inherited, unless it is hidden or only an attribute", () => {
    const { props, nativeProps } = extractOne(files, 'Input', { scripts: { 'Input/Input.js': script } });

    expect(Object.entries(props).map(([name, { inheritedFrom }]) => [name, inheritedFrom])).toEqual([
      ['name', 'Field'],
      ['place', 'Field'],
      ['size', undefined],
      ['title', undefined],
      ['tone', undefined],
      ['value', undefined],
    ]);
    expect(nativeProps).toContain('tabIndex');
  });

  it('may need a ref, and has its default from the script', () => {
    const { props } = extractOne(files, 'Input', { scripts: { 'Input/Input.js': script } });

    expect(props.value?.needsRef).toBe(true);
    expect(props.size).toMatchObject({ default: "'md'", defaultFrom: 'code' });
    expect(props.tone?.defaultFrom).toBeUndefined();
  });
});

describe('a tag without text', () => {
  const comments: [comment: string, expected: object][] = [
    ['/** @deprecated */', { deprecated: '', description: '' }],
    ['/** Text. @deprecated */', { deprecated: '', description: 'Text.' }],
    ['/**\n * Text.\n * @deprecated\n */', { deprecated: '', description: 'Text.' }],
    ["/** @deprecated @default 'a' */", { deprecated: '', default: "'a'" }],
    ["/**\n * @deprecated\n * @default 'a'\n */", { deprecated: '', default: "'a'" }],
    ['/**\n * @deprecated\n * @see Other.\n */', { deprecated: '', seeMore: 'Other.' }],
    ['/** @beta */', { stage: 'beta' }],
    ['/** Text. @experimental */', { stage: 'experimental' }],
    ['/**\n * @alpha\n * @deprecated Use b.\n */', { stage: 'alpha', deprecated: 'Use b.' }],
  ];

  it.each(comments)('applies to a prop: %j', (comment, expected) => {
    const entry = extractOne(
      {
        'index.d.ts': `${react}export interface ButtonProps {\n${comment}\nold?: string; }
          export declare function Button(props: ButtonProps): React.JSX.Element;`,
      },
      'Button',
    );

    expect(entry.props.old).toMatchObject(expected);
  });

  it.each(['/** @internal */', '/** Text. @internal */', '/** @internal @deprecated */'])(
    'may hide a prop: %s',
    (comment) => {
      const entry = extractOne(
        {
          'index.d.ts': `${react}export interface ButtonProps {\n${comment}\nold?: string; label: string; }
            export declare function Button(props: ButtonProps): React.JSX.Element;`,
        },
        'Button',
      );

      expect(Object.keys(entry.props)).toEqual(['label']);
    },
  );

  it.each(['@deprecated', '@beta'])('applies to all other exports and their members: %s', (tag) => {
    const said = tag === '@beta' ? { stage: 'beta' } : { deprecated: '' };
    const { entries, symbols } = extractPackage(
      library({
        'index.d.ts': `${react}
          export interface ButtonClasses {
            /** ${tag} */
            old: string;
          }
          export interface ButtonSlots {
            /** ${tag} */
            root?: React.ElementType;
          }
          export interface ButtonProps { slots?: ButtonSlots; classes?: Partial<ButtonClasses> }
          /** ${tag} */
          export declare function Button(props: ButtonProps): React.JSX.Element;
          /** ${tag} */
          export declare function useOld(options: {
            /** ${tag} */
            a: string;
          }): {
            /** ${tag} */
            b: string;
          };
          /** ${tag} */
          export declare function format(value: string): string;
          /** ${tag} */
          export declare enum Size {
            /** ${tag} */
            Small = 1,
          }
          /** ${tag} */
          export type Kind = 'a' | 'b';
          export interface Shape {
            /** ${tag} */
            c: string;
          }`,
      }),
    );
    const find = (name: string) => [...entries, ...symbols].find((each) => each.name === name);
    const button = entries.find(({ name }) => name === 'Button');
    const hook = entries.find(({ name }) => name === 'useOld');

    for (const name of ['Button', 'useOld', 'format', 'Size', 'Kind']) expect(find(name)).toMatchObject(said);
    expect(button?.slots).toEqual([expect.objectContaining({ name: 'root', ...said })]);
    expect(button?.classes.map(({ key }) => key)).toEqual(['old']);
    expect(button?.classes[0]).toMatchObject(said);
    expect(hook?.parameters.a).toMatchObject(said);
    expect(hook?.returnValue.b).toMatchObject(said);
    expect(symbols.find(({ name }) => name === 'Size')?.fields?.Small).toMatchObject(said);
    expect(symbols.find(({ name }) => name === 'Shape')?.fields?.c).toMatchObject(said);
  });
});

describe('the default of a prop that is typed with an enum', () => {
  const declare = (type: string) => ({
    'index.d.ts': `${react}export declare enum Size { Normal = 'md', Large = 'lg' }
      export declare enum Level { One = 1, Two = 2 }
      export declare function Button(props: { size?: ${type}; level?: Level; tone?: 'calm' | 'loud' }): React.ReactElement;`,
  });
  const script =
    'var Size; (function (Size) { Size["Normal"] = "md"; })(Size || (Size = {})); var Level; (function (Level) { Level[Level["Two"] = 2] = "Two"; })(Level || (Level = {}));';
  const read = (type: string, code: string) =>
    Object.values(extractOne(declare(type), 'Button', { scripts: { 'index.js': script + code } }).props).map(
      (prop) => prop.default,
    );

  it('names the member, wherever the script sets it', () => {
    const code = 'function Button({ size = Size.Normal, level = Level.Two, tone = "calm" }) {}';
    const fixed = 'function Button() {} Button.defaultProps = { size: Size.Normal, level: Level.Two, tone: "calm" };';
    const plain = 'function Button({ size = "md", level = 2, tone = "calm" }) {}';

    for (const each of [code, fixed, plain]) expect(read('Size', each)).toEqual(['Level.Two', 'Size.Normal', "'calm'"]);
  });

  it('is the value if the prop accepts that as well', () => {
    const code = 'function Button({ size = Size.Normal }) {}';

    expect(read("Size | 'md' | 'lg'", code)[1]).toBe("'md'");
    expect(read('Size | string', code)[1]).toBe("'md'");
    expect(read('`${Size}`', code)[1]).toBe("'md'");
  });
});

describe('the default of a prop that is forwarded to an inner component', () => {
  const files = {
    'index.d.ts': "export { Divider } from './Divider';\nexport { Separator } from './Separator';",
    'Divider/index.d.ts': `${react}export interface DividerProps { /** A. */ role?: 'separator' | 'none'; /** B. */ inset?: boolean; /** C. */ size?: 'sm' | 'md' }
      export declare function Divider(props: DividerProps): React.ReactElement;`,
    'Separator/index.d.ts': `${react}import { DividerProps } from '../Divider';\nexport declare function Separator(props: DividerProps): React.ReactElement;`,
  };
  const divider = "export function Divider({ role = 'separator', inset = false, size = 'md' }) {}";
  const read = (separator: string) => {
    const { props, inheritance } = extractOne(files, 'Separator', {
      scripts: {
        'Divider/index.js': divider,
        'Separator/index.js': `import { Divider } from '../Divider';\n${separator}`,
      },
    });
    expect(inheritance?.component).toBe('Divider');
    return Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, prop.default]));
  };

  it.each([
    [
      'destructures it',
      "export const Separator = ({ role = 'none', ...props }) => <Divider role={role} {...props} />;",
    ],
    ['sets it before the spread', 'export const Separator = (props) => <Divider role="none" {...props} />;'],
    [
      'has it in defaultProps',
      "export function Separator(props) { return <Divider {...props} />; }\nSeparator.defaultProps = { role: 'none' };",
    ],
  ])("is the outer component's own if it %s", (_case, separator) => {
    expect(read(separator)).toEqual({ role: "'none'", inset: 'false', size: "'md'" });
  });
});

describe('a prop that JSX does not require', () => {
  const read = (code: string) => {
    const { props } = extractOne({ 'index.d.ts': `${react}${code}` }, 'Card');
    return Object.entries(props).flatMap(([name, { required }]) => (required ? [name] : []));
  };
  const card = (statics: string, props = '{ /** A. */ a: string; /** B. */ b: number; }') =>
    `export declare class Card implements React.Component<${props}> { ${statics} props: ${props}; render(): React.ReactElement; }`;

  it.each([
    ['has a static default', card('static defaultProps: { a: string };'), ['b']],
    ['may have a static default', card('static defaultProps: { a?: string };'), ['b']],
    ['may have any static default', card('static defaultProps: any;'), []],
    [
      'may have any static default by an index',
      card('static defaultProps: { [name: string]: any } & { a: string };'),
      [],
    ],
    ['may have any static default by a record', card('static defaultProps: Record<string, any>;'), []],
    ['has none', card(''), ['a', 'b']],
    [
      'has a static default beside an index signature, which keeps it required',
      card('static defaultProps: { a: string };', '{ /** A. */ a: string; /** B. */ b: number; [name: string]: any; }'),
      ['a', 'b'],
    ],
    [
      'has the type any, and is checked as optional',
      'export declare function Card(props: { /** A. */ a: any; /** B. */ b: number; }): React.ReactElement;\nexport declare namespace Card { var propTypes: { a: React.Requireable<string>; b: React.Requireable<number> }; }',
      ['b'],
    ],
  ])('%s', (_case, code, required) => {
    expect(read(code)).toEqual(required);
  });
});

describe('a component whose props have the type any', () => {
  const draws = 'React.ReactElement';
  const described = `${react}export interface CardProps extends React.HTMLAttributes<HTMLDivElement> { /** Its size. */ size: 'sm' | 'md'; }`;

  it.each([
    ['a function', `export declare function Card(props: any): ${draws};`],
    ['a constant', `export declare const Card: (props: any) => ${draws};`],
    ['a value of the type any', 'export declare const Card: any;'],
  ])('has the props of the type exported with it, as %s', (_case, card) => {
    const entry = extractOne({ 'index.d.ts': `${described}\n${card}` }, 'Card');

    expect(entry.props).toEqual({ size: expect.objectContaining({ type: "'sm' | 'md'", required: true }) });
    expect(entry.props.size?.description).toBe('Its size.');
    expect(entry.nativeProps).toContain('title');
    expect(entry.anyProps).toBeUndefined();
  });

  it.each([
    [
      'a namespace',
      `export declare function Card(props: any): ${draws};\nexport declare namespace Card { var propTypes: PROPS; }`,
    ],
    ['a field', `export declare const Card: { (props: any): ${draws}; propTypes: PROPS; displayName: string; };`],
    ['an intersection', `export declare const Card: ((props: any) => ${draws}) & { propTypes: PROPS };`],
  ])('has the props of its propTypes in %s', (_case, card) => {
    const checks =
      '{\n/** Whether it is chosen. */\nselected: React.Requireable<boolean>;\n/** What it says. */\nlabel: React.Requireable<string>; }';
    const { props, anyProps } = extractOne({ 'index.d.ts': `${described}\n${card.replace('PROPS', checks)}` }, 'Card');

    expect(Object.entries(props).map(([name, { type, description }]) => [name, type, description])).toEqual([
      ['label', 'string', 'What it says.'],
      ['selected', 'boolean', 'Whether it is chosen.'],
    ]);
    expect(anyProps).toBeUndefined();
  });

  it.each([
    ['a function', `export declare function Card(props: any): ${draws};`],
    ['a constant', `export declare const Card: (props: any) => ${draws};`],
    ['forwardRef', 'export declare const Card: React.ForwardRefExoticComponent<any>;'],
    ['an index signature', `export declare function Card(props: { [name: string]: any }): ${draws};`],
    ['a record', `export declare const Card: (props: Record<string, any>) => ${draws};`],
    ['a class', `export declare class Card implements React.Component<any> { props: any; render(): ${draws}; }`],
  ])('takes any prop if nothing else is known, as %s', (_case, card) => {
    const entry = extractOne({ 'index.d.ts': `${react}${card}` }, 'Card');

    expect(entry).toMatchObject({ anyProps: true, props: {}, nativeProps: [] });
  });

  it('takes any prop beside those that it names', () => {
    const card = `export declare function Card(props: { /** A. */ label: string; [name: string]: any }): ${draws};`;
    const entry = extractOne({ 'index.d.ts': `${react}${card}` }, 'Card');

    expect(entry).toMatchObject({ anyProps: true, props: { label: { type: 'string', required: true } } });
  });
});

describe('the values of a prop that have comments', () => {
  const read = (types: string, type: string) =>
    extractOne(
      {
        'index.d.ts': `${react}${types}\nexport declare function Box(props: {\n/** Where it is. */\nside?: ${type} }): React.ReactElement;`,
      },
      'Box',
    ).props.side?.description;
  const description = "Where it is.\n\n- `'start'`: To the left.\n- `'end'`: To the right, where it\u0020stays.";

  it.each([
    ['on one line', '', "/** To the left. */ 'start' | /** To the right, where it\n * stays. */ 'end'"],
    ['below each other', '', "\n/** To the left. */\n| 'start'\n/** To the right, where it stays. */\n| 'end'"],
    ['after the bar', '', "\n| /** To the left. */ 'start'\n| /** To the right, where it stays. */ 'end'"],
    [
      'behind an alias',
      "export type Inner = /** To the left. */ 'start' | /** To the right, where it stays. */ 'end';\nexport type Side = Inner | 'none';",
      'Side',
    ],
  ])('are listed below its description: %s', (_case, types, type) => {
    expect(read(types, type)).toBe(description);
  });

  it('may be the members of an enum', () => {
    const side = 'export declare enum Side {\n/** To the left. */\nStart = "start",\nEnd = "end" }';

    expect(read(side, 'Side')).toBe('Where it is.\n\n- `Side.Start`: To the left.');
  });

  it('are not listed if only the type has a comment', () => {
    expect(read("/** Sides. */\nexport type Side = 'start' | 'end';", 'Side | undefined')).toBe('Where it is.');
  });
});
