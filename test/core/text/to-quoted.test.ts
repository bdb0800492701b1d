import { expect, it } from 'vitest';
import { toQuoted } from '../../../core/text/to-quoted.ts';

it.each([
  ['sm', "'sm'"],
  ["it's", "'it\\'s'"],
  ['C:\\new', "'C:\\\\new'"],
  ['"', "'\"'"],
  ['a\nb\r\u2028', "'a\\nb\\r\\u2028'"],
])('the text %j is quoted as code that means the same text', (text, code) => {
  expect(toQuoted(text)).toBe(code);
});
