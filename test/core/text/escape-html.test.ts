import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeText, unescapeHtml } from '../../../core/text/escape-html.ts';

describe('escaped text', () => {
  it('can end neither an element nor an attribute', () => {
    expect(escapeHtml(`"><script>alert('1')&amp;`)).toBe('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&amp;amp;');
  });

  it('keeps its quotes where only content is written', () => {
    expect(escapeText('a < "b" & c')).toBe('a &lt; "b" &amp; c');
  });

  it('is the same text when nothing needs escaping', () => {
    expect(escapeHtml('größe 漢字')).toBe('größe 漢字');
  });

  it.each([`"><script>alert('1')&amp;`, '&amp;lt;', 'größe 漢字'])('is unescaped to the same text: %j', (text) => {
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  });
});
