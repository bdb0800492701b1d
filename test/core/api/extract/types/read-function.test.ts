import { describe, expect, it } from 'vitest';
import type { ApiProp } from '../../../../../core/api/extract/api-entry.ts';
import { extractPackage } from '../../../../../core/api/extract/extract-package.ts';
import { library } from '../library.ts';

const start = "import * as React from 'react';\ntype Handler<T> = (value: T) => void;\n";

function read(props: string): ApiProp {
  const text = `${start}export declare function Picker(props: ${props}): React.ReactElement;`;
  const found = extractPackage(library({ 'index.d.ts': text })).entries[0]?.props.onPick;
  if (!found) throw new Error('No prop "onPick"');
  return found;
}

describe('the signature of a prop that takes one of several functions', () => {
  it.each([
    [
      'written in place',
      '{ /** A pick. */ onPick: ((value: number) => void) | ((value: string, late: boolean) => void) }',
      '((value: number) => void) | ((value: string, late: boolean) => void)',
      '((value: number) => void) | ((value: string, late: boolean) => void)',
    ],
    [
      'behind aliases',
      '{ /** A pick. */ onPick?: Handler<string> | Handler<number> }',
      'Handler<string> | Handler<number>',
      '((value: string) => void) | ((value: number) => void)',
    ],
    [
      'one in each member of a union of props',
      '{ many: true; /** A pick. */ onPick: (value: string[]) => void } | { many?: false; /** A pick. */ onPick: (value: string) => void }',
      '((value: string[]) => void) | ((value: string) => void)',
      '((value: string[]) => void) | ((value: string) => void)',
    ],
    [
      'with results that differ',
      '{ /** A pick. */ onPick?: ((value: number) => void) | ((value: number) => string) }',
      '((value: number) => void) | ((value: number) => string)',
      '((value: number) => void) | ((value: number) => string)',
    ],
  ])('is the union of all signatures: %s', (_case, props, type, signature) => {
    const prop = read(props);

    expect([prop.type, prop.signature?.type]).toEqual([type, signature]);
  });

  it('has the parameters of all functions, with the comment on each', () => {
    const { signature } = read(
      '{ /**\n * A pick.\n * @param value What was picked.\n * @returns Nothing.\n */ onPick: ((value: number) => void) | ((value: string, late: boolean) => string) }',
    );

    expect(signature?.parameters).toEqual([
      { name: 'value', type: 'number | string', optional: false, description: 'What was picked.' },
      { name: 'late', type: 'boolean', optional: true, description: '' },
    ]);
    expect(signature?.returns).toEqual({ type: 'void | string', description: 'Nothing.' });
  });

  it('is a single one where all functions are called in the same way', () => {
    expect(read('{ /** A pick. */ onPick?: Handler<string> | ((value: string) => void) }').signature?.type).toBe(
      '(value: string) => void',
    );
  });

  it.each([
    ['a string', '{ /** A pick. */ onPick?: ((value: string) => void) | string }'],
    [
      'a string in another member',
      "{ as: 'a'; /** A pick. */ onPick: (value: string) => void } | { as: 'b'; /** A. */ onPick: string }",
    ],
    ['a list', '{ /** A pick. */ onPick?: Handler<string> | Handler<string>[] }'],
  ])('is undefined where the prop takes %s as well', (_case, props) => {
    expect(read(props).signature).toBeUndefined();
  });
});
