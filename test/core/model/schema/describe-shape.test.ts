import { describe, expect, it } from 'vitest';
import { describeShape } from '../../../../core/model/schema/describe-shape.ts';
import {
  anything,
  filledText,
  flag,
  list,
  number,
  object,
  oneOf,
  record,
  text,
  union,
} from '../../../../core/model/schema/shape.ts';
import type { Shape } from '../../../../core/model/schema/shape.ts';

describe('the description of a shape', () => {
  it.each<[string, Shape]>([
    ['a string', text()],
    ['a string', filledText()],
    ['true or false', flag()],
    ['a number', number()],
    ['a number of at least 1', number({ min: 1 })],
    ['"a", "b" or 3', oneOf('a', 'b', 3)],
    ['a list', list(text())],
    ['an object', record(text())],
    ['an object', object({})],
    ['a string or a list', union(text(), filledText(), list(text()))],
    ['a value', anything()],
  ])('is %s', (words, shape) => {
    expect(describeShape(shape)).toBe(words);
  });
});
