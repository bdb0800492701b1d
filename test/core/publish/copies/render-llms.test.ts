import { describe, expect, it } from 'vitest';
import { groupCopies, planLlmsFull, renderLlms } from '../../../../core/publish/copies/render-llms.ts';

const copy = { file: 'lib/a.md', title: 'A [b]', description: 'Shows\nA.', hash: 'h', bytes: 3 };
const list = {
  title: 'Lib 1.0.0',
  description: 'Parts.',
  sections: [
    { title: 'Start', copies: [copy] },
    { title: 'Empty', copies: [] },
  ],
  others: [{ title: 'All', address: '/lib/llms-full.txt', text: '' }],
  toAddress: (file: string) => `https://a.example/${file}`,
};

describe('llms.txt', () => {
  it('has a title, a sentence, and links by section', () => {
    expect(renderLlms(list)).toBe(
      '# Lib 1.0.0\n\n> Parts.\n\n- [All](/lib/llms-full.txt)\n\n## Start\n\n- [A \\[b\\]](https://a.example/lib/a.md): Shows A.\n',
    );
  });

  it('leaves out empty parts', () => {
    expect(renderLlms({ ...list, description: '', others: [], sections: [] })).toBe('# Lib 1.0.0\n');
  });
});

describe('llms-full.txt', () => {
  it('contains each copy below its address', () => {
    expect(planLlmsFull(list)).toEqual([
      { text: '# Lib 1.0.0\n\n> Parts.\n' },
      { text: '\n---\n\nSource: https://a.example/lib/a.md\n\n' },
      { file: 'lib/a.md', hash: 'h', bytes: 3 },
    ]);
  });
});

it('sections are in the order of their first copies', () => {
  expect(groupCopies(['b1', 'a1', 'b2'], ([first = '']) => first)).toEqual([
    { title: 'b', copies: ['b1', 'b2'] },
    { title: 'a', copies: ['a1'] },
  ]);
});
