import { describe, expect, it } from 'vitest';
import { renderCodeBlock } from '../../../../core/code/render-code-block.ts';
import { planTypedLines } from '../../../../core/code/types/plan-typed-lines.ts';
import type { TypedCode } from '../../../../core/code/types/typed-code.ts';

const typed: TypedCode = {
  code: 'a;\ngone\nb(a);\n',
  written: [1, 2, 3],
  tips: [
    { type: 'a: 1', docs: '' },
    { type: 'b(): 2', docs: '' },
  ],
  names: [
    { line: 1, from: 0, to: 1, tip: 0 },
    { line: 2, from: 0, to: 4, tip: 1 },
    { line: 3, from: 0, to: 1, tip: 1 },
    { line: 3, from: 2, to: 3, tip: 0 },
  ],
  faults: [{ line: 3, from: 2, to: 3 }],
  notes: [
    { line: 3, from: 2, kind: 'fault', text: 'Not <a>' },
    { line: 1, from: 1, kind: 'choices', choices: ['at', 'x'], written: 'a' },
  ],
};

describe('the lines of typed code', () => {
  const find = planTypedLines(typed, { sourceLines: [1, 3], id: 'types-1' });

  it('are those that are shown, each with its names and faults', () => {
    expect(find(1).names.map(({ id }) => id)).toEqual(['types-1-0']);
    expect(find(2).names.map(({ id, html }) => [id, html])).toEqual([
      ['types-1-2', expect.stringContaining('b')],
      ['types-1-3', '<span class="type-text">a: <span class="t-n">1</span></span>'],
    ]);
    expect(find(2).faults).toHaveLength(1);
    expect(find(3)).toEqual({ names: [], faults: [], below: '' });
  });

  it('have one tab stop for all names with the same tip', () => {
    expect([find(1), find(2)].map(({ names }) => names.map(({ isStop }) => isStop))).toEqual([[true], [true, false]]);
  });

  it('have notes below them, under the code that they are about', () => {
    expect(find(2).below).toBe(
      '<span class="type-note type-note-fault"><span class="type-lead" aria-hidden="true">  </span><span class="type-said">Not &lt;a&gt;</span></span>',
    );
    expect(find(1).below).toContain(
      '<span class="type-choice"><b>a</b>t</span><span class="type-choice"><b></b>x</span>',
    );
  });

  it('are in a block with a class for typed code', () => {
    const html = renderCodeBlock({
      code: 'a;\nb(a);\n',
      language: 'ts',
      findTypes: find,
      labels: { copy: 'Copy', copyCode: 'Copy code' },
    });

    expect(html).toMatch(/^<figure class="code code-typed"/);
    expect(html.match(/<span class="type" /g)).toHaveLength(3);
  });
});
