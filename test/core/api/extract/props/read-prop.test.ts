import { describe, expect, it } from 'vitest';
import type { ApiProp } from '../../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const react = "import * as React from 'react';\n";

function propsOf(text: string, script?: string): Readonly<Record<string, ApiProp>> {
  const scripts = { 'index.js': script ?? '' };
  return extractPackage(library({ 'index.d.ts': react + text }, { scripts })).entries[0]?.props ?? {};
}

describe('the default in a comment', () => {
  const props = propsOf(
    `export declare function A(props: {
      /** @default group */ role?: 'group' | 'none';
      /** @default 'true' */ open?: boolean;
      /** @default true */ either?: boolean | 'true';
      /** @default value */ key1?: string;
      /** @default theme */ key2?: string;
    }): null;`,
    "function A({ key1 = 'value', key2 }) {}",
  );

  it.each([
    ['role', "'group'"],
    ['open', 'true'],
    ['either', 'true'],
    ['key1', "'value'"],
    ['key2', 'theme'],
  ])('of %s is %s, as code', (name, code) => {
    expect(props[name]?.default).toBe(code);
  });
});

describe('a prop without a comment', () => {
  it('has the comment of the interface that its own one extends', () => {
    const props = propsOf(`interface Base { /** The address. */ url?: string; /** Called. */ onClick?(): void }
      interface WithUrl extends Base { url: string } interface WithClick extends Base { url?: string; onClick(): void }
      export declare function A(props: WithUrl | WithClick): null;`);

    expect([props.url?.description, props.onClick?.description]).toEqual(['The address.', 'Called.']);
  });
});

describe('a prop that only some members of a union require', () => {
  it('has no undefined in its type', () => {
    const props = propsOf(
      `export declare function A(props: { label: string | undefined; run: ((a: string) => void) | undefined } | { label?: never; run?: never; make: () => string | undefined }): null;`,
    );

    expect(Object.fromEntries(Object.entries(props).map(([name, { type }]) => [name, type]))).toEqual({
      label: 'string',
      run: '(a: string) => void',
      make: '() => string | undefined',
    });
  });

  it('is required if the other member only helps editors to complete', () => {
    const tags = Array.from({ length: 3 }, (_none, index) => `'t${index}'`).join(' | ');
    const props = propsOf(`type Tag = 'blockquote' | ${tags};
      export declare function A(props: { as: Tag } | { as?: 't1'; text: string }): null;`);

    expect(props).toMatchObject({ text: { required: true }, as: { type: "'t1'", required: false } });
  });
});

describe('the props of an interface with an index signature', () => {
  it('are listed if an interface extends it with Omit', () => {
    const props =
      propsOf(`interface Modal { /** Tells whether it is there. */ show?: boolean; role?: string; [other: string]: any }
      export interface Props extends Omit<Modal, 'role'> { own?: string }
      export declare function A(props: Props): null;`);

    expect(Object.keys(props)).toEqual(['own', 'show']);
    expect(props.show?.description).toBe('Tells whether it is there.');
  });
});

describe('a prop of several intersected types', () => {
  it('has the type that all of them allow, as the one with this type writes it', () => {
    const props = propsOf(`type Text = string | number | null; type Code = { code: string };
      interface Wide { /** The inside. */ inside?: Text | Code; /** The end. */ end?: Text }
      interface Narrow { /** The inside. */ inside?: Code; /** The end. */ end?: 'here' | 'there' }
      export declare function A(props: Wide & Narrow): null;`);

    expect(props).toMatchObject({ inside: { type: 'Code' }, end: { type: "'here' | 'there'" } });
  });
});
