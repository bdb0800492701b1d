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

  it.each([
    ['by number', 'a &#60;b&#x3E; &#x3c;&#128512;', 'a <b> <😀'],
    ['once', '&amp;lt; &amp;#x3C;', '&lt; &#x3C;'],
    [
      'not without an end, of no character, or of another name',
      '&lt &#x110000; &#; &copy;',
      '&lt &#x110000; &#; &copy;',
    ],
  ])('is unescaped %s', (_, html, text) => {
    expect(unescapeHtml(html)).toBe(text);
  });
});
