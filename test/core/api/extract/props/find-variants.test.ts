import { describe, expect, it } from 'vitest';
import type { ApiProp } from '../../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

function propsOf(types: string): Readonly<Record<string, ApiProp>> {
  const { entries } = extractPackage(
    library({
      'index.d.ts': `import * as React from 'react';
      ${types}
      export declare function Pick(props: PickProps): React.ReactElement;`,
    }),
  );
  return entries[0]?.props ?? {};
}

const variantsOf = (types: string, name: string) =>
  propsOf(types)[name]?.variants?.map(
    ({ prop, values, orNone, type, required }) =>
      `${prop}: ${values.join('|')}${orNone ? '?' : ''} → ${type}${required ? '!' : ''}`,
  );

describe('findVariants', () => {
  const select = `interface Base { label: string; size?: 'sm' | 'lg' }
    interface One extends Base { type: 'single'; value?: string; collapsible?: boolean }
    interface Many extends Base { type: 'multiple'; value: string[]; max?: number }
    export type PickProps = (One | Many) & { id?: string };`;

  it('finds the type of a prop in each member', () => {
    expect(variantsOf(select, 'value')).toEqual(["type: 'single' → string", "type: 'multiple' → string[]!"]);
  });

  it('finds a prop that only one member has', () => {
    expect(variantsOf(select, 'collapsible')).toEqual(["type: 'single' → boolean"]);
    expect(variantsOf(select, 'max')).toEqual(["type: 'multiple' → number"]);
  });

  it('finds no variants of the discriminant, or of props that are the same in all members', () => {
    expect(['label', 'size', 'id', 'type'].map((name) => variantsOf(select, name))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds an optional discriminant, and leaves out forbidden props', () => {
    const types = `export type PickProps =
      | { multiple?: false; value: string; onClear?: never }
      | { multiple: true; value: string[]; onClear?: () => void };`;

    expect(variantsOf(types, 'value')).toEqual(['multiple: false? → string!', 'multiple: true → string[]!']);
    expect(variantsOf(types, 'onClear')).toEqual(['multiple: true → () => void']);
  });

  it('joins members with the same discriminant', () => {
    const types = `export type PickProps =
      | { as: 'a'; href: string }
      | { as: 'a'; to: string }
      | { as: 'button'; onClick?: () => void };`;

    expect(variantsOf(types, 'href')).toEqual(["as: 'a' → string"]);
    expect(variantsOf(types, 'onClick')).toEqual(["as: 'button' → () => void"]);
  });

  it.each([
    ['no union', 'export interface PickProps { type: "a"; value: string }'],
    [
      'values that overlap',
      'export type PickProps = { type: "a" | "b"; value: string } | { type: "b"; value: number };',
    ],
    [
      'values that are not literals',
      'export type PickProps = { type: string; value: string } | { type: "b"; value: number };',
    ],
    ['members without the prop', 'export type PickProps = { value: string } | { type: "b"; value: number };'],
  ])('finds none for %s', (_, types) => {
    expect(variantsOf(types, 'value')).toBeUndefined();
  });
});
