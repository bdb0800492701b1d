import { describe, expect, it } from 'vitest';
import { quote } from '../../../core/text/quote.ts';

describe('a quoted text', () => {
  it.each([
    ['plain', '"plain"'],
    ['a\u0000b', '"a\\u0000b"'],
    ['say "hi"', `'say "hi"'`],
    [`it's "hi"`, `"it's \\"hi\\""`],
    ['a\uD800', '"a\\ud800"'],
    ['a\u200bb\u202ec', '"a\\u200bb\\u202ec"'],
    ['\u{1f469}\u200d\u{1f4bb}', '"\u{1f469}\u200d\u{1f4bb}"'],
  ])('of %j is %s', (text, quoted) => {
    expect(quote(text)).toBe(quoted);
  });

  it('is cut when it is long', () => {
    expect(quote('x'.repeat(500))).toBe(`"${'x'.repeat(80)}…"`);
  });
});
