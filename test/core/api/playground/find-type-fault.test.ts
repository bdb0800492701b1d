import { describe, expect, it } from 'vitest';
import { findTypeFault } from '../../../../core/api/playground/find-type-fault.ts';

describe('a value that does not match its type', () => {
  it.each([
    [3, 'string', 'must be a string, but is 3', 'Put quotes around it: "3".'],
    ['yes', 'boolean | undefined', 'must be true or false, but is "yes"', 'Write a value of its type, such as true.'],
    ['3', 'number', 'must be a number, but is "3"', 'Write a value of its type, such as 1.'],
    ['smal', "'small' | 'medium'", 'must be "small" or "medium", but is "smal"', 'Did you mean "small"?'],
    ['2', '1 | 2 | 3', 'must be 1 or 2 or 3, but is "2"', 'Did you mean 2?'],
    [true, "'a' | number", 'must be "a" or a number, but is true', 'Write a value of its type, such as "a".'],
  ])('is reported with the expected values: %j for %s', (value, type, message, hint) => {
    expect(findTypeFault(value, { type })).toEqual({ message, hint });
  });

  it('is reported by the union that a type name refers to', () => {
    expect(findTypeFault('sn', { type: 'Size', plain: "'sm' | 'md'" })?.hint).toBe('Did you mean "sm"?');
  });

  it.each([
    [3, 'string | number'],
    ['any', "'small' | string"],
    [3, 'ReactNode'],
    ['any', "Size | 'small'"],
    [true, 'false | true'],
    ['any', '(value: string) => void'],
    ['any', 'undefined'],
  ])('is never reported for a type that accepts it or is unknown: %j for %s', (value, type) => {
    expect(findTypeFault(value, { type })).toBeUndefined();
  });
});
