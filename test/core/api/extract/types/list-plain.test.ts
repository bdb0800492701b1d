import { describe, expect, it } from 'vitest';
import { listPlain } from '../../../../../core/api/extract/types/list-plain.ts';
import { readFields } from '../read-fields.ts';

/** Lists the primitive members of the type of a field. */
function plainOf(type: string, { before = '', order }: { before?: string; order?: string[] } = {}): string[] {
  const { checker, fields } = readFields(`${before}\ninterface Props { a: ${type}; }`);
  return fields.flatMap((field) => listPlain(checker.getTypeOfSymbol(field), order));
}

describe('the primitive members of a type', () => {
  it.each([
    ["'b' | 'a'", ["'a'", "'b'"]],
    ["'it\\'s' | 2 | false", ["'it\\'s'", '2', 'false']],
    ["'a' | (string & {}) | (number & {})", ["'a'", 'number', 'string']],
    ['boolean | { a: 1 } | (() => string) | string[]', ['boolean']],
    ["'auto' | '-moz-auto'", ["'auto'"]],
    ['{ a: 1 }', []],
    ['null', []],
  ])('of %s are %j', (type, members) => {
    expect(plainOf(type)).toEqual(members);
  });

  it('are found behind aliases', () => {
    const before = "type Any<T> = T | readonly T[] | { [name: string]: T }; type Way = 'row' | 'column';";

    expect(plainOf('Any<Way>', { before, order: ["'row'", "'column'"] })).toEqual(["'row'", "'column'"]);
    expect(plainOf('Any<number | string>', { before })).toEqual(['number', 'string']);
  });

  it('are not listed where strings and booleans are both allowed', () => {
    expect(plainOf('string | number | boolean | { a: 1 }')).toEqual([]);
  });

  it('do not include literals where any string is allowed and the literals are many', () => {
    const words = Array.from({ length: 41 }, (_, index) => `'w${index}'`);

    expect(plainOf([...words, '(string & {})'].join(' | '))).toEqual(['string']);
    expect(plainOf(words.join(' | '))).toHaveLength(41);
  });

  it('do not include enum values, which would not compile', () => {
    expect(plainOf("E | 'a'", { before: "enum E { One = 'one', Two = 'two' }" })).toEqual(["'a'"]);
  });
});
