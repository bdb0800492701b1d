import { describe, expect, it } from 'vitest';
import { writeText } from '../../../../core/demos/playground/write-text.ts';

describe('a text in JavaScript', () => {
  it.each([
    ['plain', "'plain'"],
    ["it's", `"it's"`],
    ['a "b"', `'a "b"'`],
    [`it's "b"`, `'it\\'s "b"'`],
    ['a\\b\n\t', "'a\\\\b\\n\\t'"],
    ['\u2028', "'\\u2028'"],
  ])('%j is %s', (text, code) => {
    expect(writeText(text)).toBe(code);
    expect(new Function(`return ${code}`)()).toBe(text);
  });
});
