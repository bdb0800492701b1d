import { describe, expect, it } from 'vitest';
import { findFirstSentence } from '../../../templates/api/first-sentence.ts';

describe('the first sentence of a text', () => {
  it.each([
    ['<p>The content of the component.</p>', 'The content of the component.'],
    ['<p>If <code>true</code>, it is off.\nSee the <a href="/a">guide</a>.</p>', 'If true, it is off.'],
    ['<p>A size of 1.5 rem, e.g. for text, as in v5.0. Or more.</p>', 'A size of 1.5 rem, e.g. for text, as in v5.0.'],
    ['<p>Use it for tables, e.g. Data Grid. Or not.</p>', 'Use it for tables, e.g. Data Grid.'],
    ['<p>Without an end</p><p>Another one.</p>', 'Without an end'],
    ['<p>组件的内容。第二句。</p>', '组件的内容。'],
    ['<ul><li>a &lt; b &amp; c</li></ul>', 'a < b & c'],
    ['<p>Renders an <code>&#x3C;a></code>. Or not.</p>', 'Renders an <a>.'],
    ['', ''],
  ])('of %j is %j', (html, expected) => {
    expect(findFirstSentence(html)).toBe(expected);
  });
});
