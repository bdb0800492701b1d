import { describe, expect, it } from 'vitest';
import { listPlain } from '../../../../../core/api/extract/types/list-plain.ts';
import { readFields } from '../read-fields.ts';

/** Lists what is plain of a type, as a field has it. */
function plainOf(type: string, { before = '', order }: { before?: string; order?: string[] } = {}): string[] {
  const { checker, fields } = readFields(`${before}\ninterface Props { a: ${type}; }`);
  return fields.flatMap((field) => listPlain(checker.getTypeOfSymbol(field), order));
}

describe('the plain members of a type', () => {
  it.each([
    ["'b' | 'a'", ["'a'", "'b'"]],
    ["'it\\'s' | 2 | false", ["'it\\'s'", '2', 'false']],
    ["'a' | (string & {}) | (number & {})", ["'a'", 'number', 'string']],
    ['boolean | { a: 1 } | (() => string) | string[]', ['boolean']],
    ["'auto' | '-moz-auto'", ["'auto'"]],
    ['{ a: 1 }', []],
    ['null', []],
  ])('%s', (type, members) => {
    expect(plainOf(type)).toEqual(members);
  });

  it('are found behind names', () => {
    const before = "type Any<T> = T | readonly T[] | { [name: string]: T }; type Way = 'row' | 'column';";

    expect(plainOf('Any<Way>', { before, order: ["'row'", "'column'"] })).toEqual(["'row'", "'column'"]);
    expect(plainOf('Any<number | string>', { before })).toEqual(['number', 'string']);
  });

  it('are none where every kind of value will do', () => {
    expect(plainOf('string | number | boolean | { a: 1 }')).toEqual([]);
  });

  it('have no word where any text will do and the words are many', () => {
    const words = Array.from({ length: 41 }, (_, index) => `'w${index}'`);

    expect(plainOf([...words, '(string & {})'].join(' | '))).toEqual(['string']);
    expect(plainOf(words.join(' | '))).toHaveLength(41);
  });

  it('leave out enumerations, whose values do not compile', () => {
    expect(plainOf("E | 'a'", { before: "enum E { One = 'one', Two = 'two' }" })).toEqual(["'a'"]);
  });
});
