import { describe, expect, it } from 'vitest';
import { renderTypedLine } from '../../../../core/code/types/render-typed-line.ts';

const name = (from: number, to: number, isStop = true) => ({ line: 1, from, to, html: 'T', id: `i${from}`, isStop });

describe('a line of typed code', () => {
  it('has the tip inside of its name, even across several runs', () => {
    const runs = [
      { role: 't-k' as const, text: 'let ab' },
      { role: '' as const, text: 'c;' },
    ];

    expect(renderTypedLine(runs, { names: [name(4, 7)], faults: [] })).toBe(
      '<span class="t-k">let </span>' +
        '<span class="type" tabindex="0" aria-describedby="i4"><span class="type-tip" role="tooltip" id="i4">T</span>' +
        '<span class="t-k">ab</span>c</span>;',
    );
  });

  it('has faults marked, and no tab stop for a repeated tip', () => {
    const runs = [{ role: '' as const, text: 'f(a, b)' }];
    const html = renderTypedLine(runs, { names: [name(2, 3, false)], faults: [{ line: 1, from: 2, to: 6 }] });

    expect(html).toBe(
      'f(<span class="type" tabindex="-1" aria-describedby="i2"><span class="type-tip" role="tooltip" id="i2">T</span>' +
        '<span class="type-wrong">a</span></span><span class="type-wrong">, b</span>)',
    );
  });
});
