import { describe, expect, it } from 'vitest';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

function printed(types: Readonly<Record<string, string>>, declarations = ''): Record<string, string> {
  const props = Object.entries(types).map(([name, type]) => `/** Said. */ ${name}?: ${type};`);
  const text = `import * as React from 'react';\n${declarations}\nexport interface Overrides {}\nexport declare function Shown(props: { ${props.join('\n')} }): React.ReactElement;`;
  const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;
  return Object.fromEntries(Object.entries(entry?.props ?? {}).map(([name, { type }]) => [name, type]));
}

describe('a printed type', () => {
  it('has its literals in source order, whatever the compiler has seen before', () => {
    expect(printed({ first: "'z' | 'a'", second: "'lg' | 'a' | 'sm' | 'z'" })).toEqual({
      first: "'z' | 'a'",
      second: "'lg' | 'a' | 'sm' | 'z'",
    });
  });

  it('is the written one if two large unions of objects multiply in an intersection', () => {
    const union = (name: string) =>
      `export type ${name} = ${Array.from({ length: 40 }, (_none, index) => `{ ${name.toLowerCase()}${index}: string }`).join(' | ')};`;
    const text = `import * as React from 'react';
      ${union('Outer')}
      ${union('Inner')}
      interface Wide { /** Said. */ space?: Outer }
      interface Near { /** Said too. */ space?: Inner }
      export declare function Shown(props: Wide & Near): React.ReactElement;`;

    const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;

    expect(entry?.props['space']?.type).toBe('Outer');
  });

  it('has the literals of a constant with a value in source order', () => {
    const types = {
      first: "'accent' | 'danger' | 'neutral' | 1 | 2",
      tone: 'Tone',
      every: 'Every',
      kind: 'Kind',
      step: 'Step',
      frozen: 'Frozen',
    };
    const declarations = `const tones = ['neutral', 'accent', 'danger'] as const;
      type Tone = (typeof tones)[number];
      const every = ['soft', ...tones, 'deep'] as const satisfies readonly string[];
      type Every = (typeof every)[number];
      const Kind = { Plain: 'neutral', Bad: 'danger', Good: 'accent' } as const;
      type Kind = (typeof Kind)[keyof typeof Kind];
      const steps = [2, 1, 4] as const;
      type Step = (typeof steps)[number];
      declare function freeze<const T extends readonly unknown[]>(list: T): T;
      const frozen = freeze(['z', 'accent', 'y']);
      type Frozen = (typeof frozen)[number];`;

    expect(printed(types, declarations)).toMatchObject({
      tone: "'neutral' | 'accent' | 'danger'",
      every: "'soft' | 'neutral' | 'accent' | 'danger' | 'deep'",
      kind: "'neutral' | 'danger' | 'accent'",
      step: '2 | 1 | 4',
      frozen: "'z' | 'accent' | 'y'",
    });
  });

  it('has the literals of a declared tuple, an enum and an object in source order', () => {
    const types = { size: 'Size', step: 'Step', color: 'Color', intent: 'Intent' };
    const declarations = `declare const SIZES: readonly ['none', 'xs', 'm'];
      type Size = (typeof SIZES)[number];
      declare enum Steps { Two = 'two', One = 'one' }
      type Step = \`\${Steps}\`;
      declare const colors: { red: string; blue: string };
      type Color = keyof typeof colors;
      declare const Intent: { NONE: 'none'; GOOD: 'good'; BAD: 'bad' };
      type Intent = (typeof Intent)[keyof typeof Intent];`;

    expect(printed(types, declarations)).toEqual({
      size: "'none' | 'xs' | 'm'",
      step: "'two' | 'one'",
      color: "'red' | 'blue'",
      intent: "'none' | 'good' | 'bad'",
    });
  });

  it('has the name of a long union behind an indexed access', () => {
    const roles = Array.from({ length: 50 }, (_none, index) => `'r${index}'`).join(' | ');

    expect(
      printed({ role: "Attributes['role']" }, `type Role = ${roles}; interface Attributes { role?: Role | undefined }`),
    ).toEqual({
      role: 'Role',
    });
  });

  it('spells out the literals behind an alias, and keeps informative names such as ReactNode', () => {
    const types = { size: 'Size', node: 'React.ReactNode', mixed: 'Size | number | null' };

    expect(printed(types, "type Size = 'sm' | 'lg';")).toEqual({
      size: "'sm' | 'lg'",
      node: 'ReactNode',
      mixed: "'sm' | 'lg' | number | null",
    });
  });

  it('keeps literals next to string', () => {
    const types = { size: 'Size', field: "Other['size']", plain: 'Text' };
    const declarations =
      "type Size = Known; type Known = 'sm' | 'lg' | string; interface Other { size: 'a' | string } type Text = string;";

    expect(printed(types, declarations)).toEqual({
      size: "'sm' | 'lg' | string",
      field: "'a' | string",
      plain: 'string',
    });
  });

  it('ends in string where users may add names by augmenting an interface', () => {
    const declarations = 'type Open<T extends string, U> = T | Extract<keyof U, string>;';

    expect(printed({ color: "Open<'red' | 'blue', Overrides>" }, declarations)).toEqual({
      color: "'red' | 'blue' | string",
    });
  });

  it('has no undefined for optional props and fields', () => {
    expect(printed({ text: 'string | undefined', shape: '{ a?: string | undefined; b: number }' })).toEqual({
      text: 'string',
      shape: '{ a?: string; b: number }',
    });
  });

  it('puts a function of a union in parentheses', () => {
    expect(printed({ value: 'string | ((name: string) => string)' })).toEqual({
      value: 'string | ((name: string) => string)',
    });
  });

  it('shows the values behind an indexed access', () => {
    expect(
      printed(
        { size: "Other['size']", id: "NonNullable<Other['id']>" },
        "interface Other { size?: 'sm' | 'lg'; id?: string; }",
      ),
    ).toEqual({ size: "'sm' | 'lg'", id: 'string' });
  });

  it('joins the types of a prop in the members of a union', () => {
    const declarations =
      'interface One { /** Said. */ rows?: undefined; } interface Two { /** Said. */ rows?: number; } interface Three { /** Said. */ rows?: string; }';
    const text = `import * as React from 'react';\n${declarations.replaceAll('/**', '\n/**')}\nexport declare function Shown(props: One | Two | Three): React.ReactElement;`;

    const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;

    expect(entry?.props.rows?.type).toBe('number | string');
  });

  it('has no "string & {}", "true | false" or duplicate function types', () => {
    expect(
      printed({
        size: "'sm' | (string & {})",
        open: 'true | false | 0',
        run: '((event: string) => void) & ((event: string) => void)',
      }),
    ).toEqual({ size: "'sm' | string", open: 'boolean | 0', run: '(event: string) => void' });
  });

  it('has no tags next to ElementType', () => {
    expect(printed({ as: "'a' | 'li' | ElementType" }, 'type ElementType = string | (() => string);')).toEqual({
      as: 'ElementType',
    });
  });

  it('keeps the name of a very long union', () => {
    const colours = Array.from({ length: 60 }, (_none, index) => `'c${index}'`).join(' | ');

    expect(printed({ color: 'Colour' }, `type Colour = ${colours};`)).toEqual({ color: 'Colour' });
  });

  it('is an outline if its text would fill a screen', () => {
    const shape = Object.fromEntries(
      Array.from({ length: 12 }, (_none, index) => [
        `field${index}`,
        '((first: string, second: number) => { readonly third: string }) | string',
      ]),
    );
    const text = `{ ${Object.entries(shape)
      .map(([name, type]) => `${name}?: ${type}`)
      .join('; ')} }`;

    expect(printed({ slotProps: text }).slotProps).toMatch(/^\{ field0\?: func \| string, field1\?: func \| string, /);
  });

  it('is "object" for an unnamed object of very many fields', () => {
    const fields = Array.from({ length: 120 }, (_none, index) => `field${index}?: T`).join('; ');
    const declarations = `interface Styled<T> { /** Said. */ style?: { ${fields} } | undefined; short?: { a?: T } }`;
    const text = `import * as React from 'react';\n${declarations}\nexport declare function Shown(props: Styled<number>): React.ReactElement;`;
    const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;

    expect(entry?.props.style?.type).toBe('object');
    expect(entry?.props.short?.type).toBe('{ a?: number }');
  });

  it('is "object" for a mapped type of very many fields, and stays as written for a generic one', () => {
    const fields = Array.from({ length: 120 }, (_none, index) => `field${index}?: string`).join('; ');
    const declarations = `interface All { ${fields} }\ntype Loose<T> = { [K in keyof T]: T[K] | number };\ninterface Styled<T extends All> { style?: { [K in keyof All]: All[K] | T['field1'] }; own?: { [K in keyof T]: 1 } }`;
    const text = `import * as React from 'react';\n${declarations}\nexport declare function Shown<T extends All>(props: Styled<T>): React.ReactElement;`;
    const [entry] = extractPackage(library({ 'index.d.ts': text })).entries;

    expect(entry?.props.style?.type).toBe('object');
    expect(entry?.props.own?.type).toBe('{ [K in keyof T]: 1 }');
  });
});
