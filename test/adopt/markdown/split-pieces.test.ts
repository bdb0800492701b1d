import { describe, expect, it } from 'vitest';
import type { MarkdownDialect } from '../../../adopt/markdown/piece.ts';
import { splitPieces } from '../../../adopt/markdown/split-pieces.ts';

const jsx: MarkdownDialect = { code: 'jsx', elements: [] };

function split(text: string, dialect: MarkdownDialect = jsx): string[] {
  const pieces = splitPieces(text, dialect);
  expect(pieces.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  return pieces.map((piece) => `${piece.kind}: ${text.slice(piece.start, piece.end)}`);
}

describe('the pieces of a text', () => {
  it('are code, containers, components, tags and expressions, without gaps', () => {
    expect(
      split(
        [
          "import Tabs from '@theme/Tabs';",
          '',
          '# Title {#own}',
          ':::tip[A {b}]',
          '```js',
          ':::',
          '```',
          ':::',
          'Say `<b>{x}</b>` <br/> {1 + "}"} \\{no}',
          '<Tabs>',
          '  <Tab label="a>b" on={() => 1}>x</Tab>',
          '</Tabs>',
          'see <Badge/> <https://x.y>',
        ].join('\n'),
      ),
    ).toEqual([
      "module: import Tabs from '@theme/Tabs';",
      'text: \n\n# Title {#own}\n',
      'container: :::tip[A {b}]\n```js\n:::\n```\n:::',
      'text: \nSay ',
      'verbatim: `<b>{x}</b>`',
      'text:  ',
      'tag: <br/>',
      'text:  ',
      'expression: {1 + "}"}',
      'text:  \\{no}\n',
      'element: <Tabs>\n  <Tab label="a>b" on={() => 1}>x</Tab>\n</Tabs>',
      'text: \nsee ',
      'element: <Badge/>',
      'text:  <https://x.y>',
    ]);
  });

  it("follow Vue's syntax, where a single brace is text and there are no imports", () => {
    expect(
      split('import x\n{a} {{ b }}\n<script setup>\nif (a < b) {}\n</script>\n', { code: 'vue', elements: [] }),
    ).toEqual([
      'text: import x\n{a} ',
      'expression: {{ b }}',
      'text: \n',
      'element: <script setup>\nif (a < b) {}\n</script>',
      'text: \n',
    ]);
  });

  it('include unclosed pieces', () => {
    expect(split(':::note\ntext `a\n\n<Tab>b {c', { code: 'html', elements: [] })).toEqual([
      'container: :::note\ntext `a\n\n<Tab>b {c',
    ]);
    expect(split('~~~\na')).toEqual(['fence: ~~~\na']);
    expect(split('a {b <c')).toEqual(['text: a {b <c']);
  });
});
