import { describe, expect, it } from 'vitest';
import { createRenamer, type TypePair } from '../../../core/api/create-renamer.ts';

describe('the old types of an entry', () => {
  it.each([
    [
      'a type parameter has another name',
      ['Array<T>', '(option: T) => string'],
      ['Array<Value>', '(option: Value) => string'],
      ['Array<Value>', '(option: Value) => string'],
    ],
    ['the old name is still there', ['Array<T>', 'T'], ['Array<Value>', 'T'], ['Array<T>', 'T']],
    ['the new name was there before', ['Array<T>', 'Value'], ['Array<Value>', 'Value'], ['Array<T>', 'Value']],
    ['two names take the place of one', ['Array<T>', 'Set<T>'], ['Array<A>', 'Set<B>'], ['Array<T>', 'Set<T>']],
    ['only a text is another', ["'Left'"], ["'Right'"], ["'Left'"]],
    ['the type is another', ['T | null'], ['Value'], ['T | null']],
  ])('where %s become %#', (_case, before, after, expected) => {
    expect(before.map(createRenamer(before.map((type, index): TypePair => [type, after[index] ?? ''])))).toEqual(
      expected,
    );
  });
});
