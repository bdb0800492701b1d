import { describe, expect, it } from 'vitest';
import { quote } from '../../../core/text/quote.ts';

describe('a quoted text', () => {
  it.each([
    ['plain', '"plain"'],
    ['a\u0000b', '"a\\u0000b"'],
    ['say "hi"', `'say "hi"'`],
    [`it's "hi"`, `"it's \\"hi\\""`],
    ['a\uD800', '"a\\ud800"'],
  ])('of %j is %s', (text, quoted) => {
    expect(quote(text)).toBe(quoted);
  });

  it('is cut when it is long', () => {
    expect(quote('x'.repeat(500))).toBe(`"${'x'.repeat(80)}…"`);
  });
});
