import { expect, it } from 'vitest';
import { writeCode } from '../../../../core/text/markdown/write-code.ts';

it('code within a line is one line, and nothing in it can close it', () => {
  expect(writeCode("'a' |\n  'b'")).toBe("`'a' | 'b'`");
  expect(writeCode('`${string}px`')).toBe('`` `${string}px` ``');
  expect(writeCode(' ')).toBe('');
});
