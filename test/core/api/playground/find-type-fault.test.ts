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

  it('is reported with the names of the members of an enum', () => {
    const enums = [{ name: 'Size', imports: [], members: { 'Size.Small': 'sm', 'Size.Normal': 'md' } }];

    expect(findTypeFault('Size.Smal', { type: 'Size', enums })).toEqual({
      message: 'must be "Size.Small" or "Size.Normal", but is "Size.Smal"',
      hint: 'Did you mean "Size.Small"?',
    });
    expect(findTypeFault(3, { type: 'Size.Normal | undefined', enums })?.hint).toBe(
      'Write a value of its type, such as "Size.Normal".',
    );
    for (const value of ['sm', 'huge']) expect(findTypeFault(value, { type: "Size | 'huge'", enums })).toBeUndefined();
    expect(findTypeFault('any', { type: 'Size | Other', enums })).toBeUndefined();
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
