import { describe, expect, it } from 'vitest';
import { readLiteral } from '../../../../core/api/playground/read-literal.ts';

describe('a literal', () => {
  it.each([
    ["'primary'", 'primary'],
    ['"a"', 'a'],
    ["''", ''],
    ["'it\\'s'", "it's"],
    ["'a\\nb'", 'a\nb'],
    ["'a\\\\'", 'a\\'],
    ['true', true],
    ['false', false],
    ['0', 0],
    ['-1.5', -1.5],
    ['1e3', 1000],
    ['.5', 0.5],
  ])('%s is read', (code, value) => {
    expect(readLiteral(code)).toBe(value);
  });

  it.each(['primary', '', '{}', '<Icon />', "'a' + 'b'", "'a", '1px', 'null', 'undefined', '0x10', '`a`'])(
    '%j is not read',
    (code) => {
      expect(readLiteral(code)).toBeUndefined();
    },
  );
});
