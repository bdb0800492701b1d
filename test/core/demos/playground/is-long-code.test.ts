import { describe, expect, it } from 'vitest';
import { isLongCode } from '../../../../core/demos/playground/is-long-code.ts';

describe('the code of a playground', () => {
  it('is long from its tenth line on, blank lines at its end not counted', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');

    expect(isLongCode('')).toBe(false);
    expect(isLongCode(`${lines(9)}\n\n`)).toBe(false);
    expect(isLongCode(lines(10))).toBe(true);
    expect(isLongCode(`<pre><code><span class="t-k">import</span>\n${lines(9)}</code></pre>`)).toBe(true);
  });
});
