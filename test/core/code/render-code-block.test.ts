import { describe, expect, it } from 'vitest';
import { renderCodeBlock } from '../../../core/code/render-code-block.ts';

const labels = { copy: 'Copy', copyCode: 'Copy the code' };

describe('a code block', () => {
  it('has its title, its language and a button with a name', () => {
    expect(renderCodeBlock({ code: 'a\n', language: 'js', title: 'a.js', labels })).toBe(
      '<figure class="code" data-code-block data-docs-language="js"><figcaption class="code-bar"><span class="code-title">a.js</span><span class="code-language">js</span>' +
        '<button class="code-copy" type="button" hidden aria-label="Copy the code">Copy</button></figcaption>' +
        '<pre tabindex="0"><code class="language-js">a\n</code></pre></figure>',
    );
  });

  it('can have neither a title nor a language', () => {
    const html = renderCodeBlock({ code: 'a', language: '', labels });

    expect(html).toContain('<figure class="code" data-code-block><figcaption class="code-bar"><button');
    expect(html).toContain('<code>a</code>');
  });

  it('escapes everything around the code', () => {
    const html = renderCodeBlock({
      code: '',
      language: '"><b>',
      title: '<b>"',
      labels: { copy: '<b>', copyCode: '"<b>' },
    });
    expect(html).not.toContain('<b>');
    expect(html).toContain('aria-label="&quot;&lt;b&gt;"');
  });

  it('has the classes that a mark of its fence adds to the frame', () => {
    const marks = { lines: {}, words: [], firstNumber: 1, frameClasses: ['code-wrapped'] };

    expect(renderCodeBlock({ code: 'a', language: '', marks, labels })).toContain(
      '<figure class="code code-numbered code-wrapped" data-code-block>',
    );
  });
});
