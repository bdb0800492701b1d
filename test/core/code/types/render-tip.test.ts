import { describe, expect, it } from 'vitest';
import { renderTip } from '../../../../core/code/types/render-tip.ts';

describe('the tip of a name', () => {
  it('has its highlighted type and its comment as inline Markdown', () => {
    const docs = 'The `sx` of **all**, see [the guide](/guide/) & <b>.';

    expect(renderTip({ type: 'const a: Map<string, 1>', docs })).toBe(
      '<span class="type-text"><span class="t-k">const</span> a: Map&lt;<span class="t-f">string</span>, <span class="t-n">1</span>&gt;</span>' +
        '<span class="type-docs">The <code>sx</code> of <strong>all</strong>, see the guide &amp; &lt;b&gt;.</span>',
    );
  });

  it('has only its type without a comment', () => {
    expect(renderTip({ type: 'a', docs: '' })).toBe('<span class="type-text">a</span>');
  });
});
