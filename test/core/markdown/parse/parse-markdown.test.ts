import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';
import { textOf, walkElements } from '../../../../core/markdown/elements/walk-elements.ts';

describe('Markdown', () => {
  it('becomes a tree in which the dialect is slots', () => {
    const { tree, slots, insertions, hasRawHtml, problems } = parseMarkdown(
      'a\n\n```tsx title="b" {1}\nc\n```\n\n:::info D\n{{"demo": "E.js"}}\n:::',
      'page.md',
    );
    const found: unknown[] = [];
    walkElements(tree, ({ tagName, properties }) => void found.push([tagName, properties.dataSlot]));

    expect(found).toEqual([
      ['p', undefined],
      ['section', 'slot0-0'],
      ['section', 'slot0-2'],
      ['section', 'slot0-1'],
    ]);
    expect(slots.list).toEqual([
      { kind: 'code', language: 'tsx', meta: 'title="b" {1}', code: 'c\n', line: 3, lastLine: 5, column: 1 },
      { kind: 'insertion', index: 0 },
      { kind: 'callout', name: 'info', title: 'D' },
    ]);
    expect(insertions.map(({ json }) => json)).toEqual(['"demo": "E.js"']);
    expect([hasRawHtml, problems]).toEqual([false, []]);
  });

  it('is parsed with GitHub’s extensions if it needs them', () => {
    const { tree } = parseMarkdown('| a |\n|---|\n| b |', 'page.md');
    expect(textOf(tree).replace(/\s+/g, ' ')).toBe(' a b ');
  });

  it('reports whether it contains HTML, in a list as well', () => {
    expect(['a', '- <b>c</b>', '`<b>`'].map((text) => parseMarkdown(text, 'page.md').hasRawHtml)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
