import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../../core/text/escape-xml.ts';

describe('a text in XML', () => {
  it.each([
    ['A & B < C', 'A &amp; B &lt; C'],
    [']]>', ']]&gt;'],
    ['"\'', '&quot;&#39;'],
    ['a\u0000\u0008\u000B\u001Bb\uFFFE\uFFFF', 'ab'],
    ['tab\tline\nend\r', 'tab\tline\nend\r'],
    ['half \uD83D pair 😀 \uDE00', 'half  pair 😀 '],
  ])('turns %j into %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});
