import { describe, expect, it } from 'vitest';
import { showCode } from '../../../../runtime/demos/playground/show-code.ts';

describe('shown code', () => {
  it('replaces the old code, highlighted and escaped', () => {
    const code = document.createElement('code');
    code.innerHTML = '<b>old</b>';

    showCode(code, [
      { role: '', text: '<' },
      { role: 't-f', text: 'Button' },
      { role: 't-s', text: '"<img onerror>"' },
    ]);

    expect(code.innerHTML).toBe('&lt;<span class="t-f">Button</span><span class="t-s">"&lt;img onerror&gt;"</span>');
  });
});
