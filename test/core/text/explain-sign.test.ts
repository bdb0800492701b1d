import { describe, expect, it } from 'vitest';
import { explainSign, findTypedSign } from '../../../core/text/explain-sign.ts';

describe('a character where code wants a plain one', () => {
  it.each([
    ['，', '"，" is a full-width character: write ",".'],
    ['：', '"：" is a full-width character: write ":".'],
    ['＂', `"＂" is a full-width character: write '"'.`],
    ['、', '"、" is a full-width character: write ",".'],
    ['“', `"“" is a typographic quotation mark: write '"'.`],
    ['”', `"”" is a typographic quotation mark: write '"'.`],
    ['「', `"「" is a typographic quotation mark: write '"'.`],
    ['’', `"’" is a typographic quotation mark: write "'".`],
  ])('is explained: %s', (sign, said) => {
    expect(explainSign(sign)).toBe(said);
    expect(said.startsWith(`${findTypedSign(sign)?.said}: write`)).toBe(true);
  });

  it.each(['a', '中', ',', '"', ''])('is not %j', (sign) => {
    expect(explainSign(sign)).toBeUndefined();
  });
});
