import { describe, expect, it } from 'vitest';
import { decodePlainText } from '../../../../core/check/plain/decode-plain-text.ts';

describe('the text of HTML', () => {
  it.each([
    ['a', 'a'],
    ['a &amp; b &lt;c&gt; &quot;d&#x27; &#39;&nbsp;', "a & b <c> \"d' '\u00a0"],
    ['&#x4e2d;&#20013;', '中中'],
  ])('%j is %j', (text, decoded) => {
    expect(decodePlainText(text)).toBe(decoded);
  });

  it.each(['a & b', '&copy;', '&amp', '&AMP;', '&#0;', '&#x80;', '&#xd800;', '&#x1F389;', '&#;'])(
    '%j is left to the parser',
    (text) => {
      expect(decodePlainText(text)).toBeUndefined();
    },
  );
});
