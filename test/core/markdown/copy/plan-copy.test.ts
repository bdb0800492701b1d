import { describe, expect, it } from 'vitest';
import type { CopyPart } from '../../../../core/model/document.ts';
import { parseMarkdown } from '../../../../core/markdown/parse/parse-markdown.ts';

function copy(text: string): readonly CopyPart[] | undefined {
  const toAddress = (href: string) => (href.startsWith('/') ? `https://a.example${href}` : href);
  return parseMarkdown(text, 'content/a.md', { toAddress }).copy;
}

describe('the copy of a text', () => {
  it('is the text as written', () => {
    const text =
      '# A\n\nSome *words*, `{{"demo": "A.js"}}` and\n\n```md\n[a](/b/)\n:::info\n```\n\n:::info Title\nText.\n:::\n';

    expect(copy(text)).toEqual([text]);
  });

  it('has addresses that work anywhere, in every notation', () => {
    expect(
      copy(
        '[a [b] ![c](/d.png "t")](</e/> "x](/no/)") <https://b.example> [f][g] [h](#i)\n\n[g]: /j/ "k"\n<a href="/l/">m</a>',
      ),
    ).toEqual([
      '[a [b] ![c](https://a.example/d.png "t")](<https://a.example/e/> "x](/no/)") <https://b.example> [f][g] [h](#i)\n\n[g]: https://a.example/j/ "k"\n<a href="https://a.example/l/">m</a>',
    ]);
  });

  it.each([
    ['## 标题 {#自定义}\n\n[它](#自定义)', '## 标题\n\n[它](https://a.example/guide/#自定义)'],
    ['# A <!-- #b -->\n\n[c][d]\n\n[d]: #b', '# A \n\n[c][d]\n\n[d]: https://a.example/guide/#b'],
    ['# A {#größe}\n\n[c](#gr%C3%B6%C3%9Fe)', '# A\n\n[c](https://a.example/guide/#gr%C3%B6%C3%9Fe)'],
    ['# A {#b}\n\n## C\n\n[c](#c)', '# A\n\n## C\n\n[c](#c)'],
  ])('names the page in links to ids that it leaves out: %j', (text, copied) => {
    const toAddress = (href: string) => `https://a.example/guide/${href}`;

    expect(parseMarkdown(text, 'content/a.md', { toAddress }).copy).toEqual([copied]);
  });

  it('has gaps for markers, with their places', () => {
    expect(copy('A\n\n{{"demo": "A.js"}}\n\n- b\n\n  {{"component": "B"}}\n')).toEqual([
      'A\n\n',
      { line: 3, column: 1 },
      '\n\n- b\n\n  ',
      { line: 7, column: 3 },
      '\n',
    ]);
  });

  it('has no comments, and no tags around the tabs of fences', () => {
    expect(
      copy(
        'A\n\n<!-- Note to myself. -->\n\n<codeblock storageKey="package-manager">\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\nB',
      ),
    ).toEqual(['A\n\n```bash npm\nnpm i\n```\n\nB']);
  });

  it('has the lead as an ordinary paragraph', () => {
    expect(copy('# A\n\n<p class="description">Draws <code>B</code>, see <a href="/c/">C</a>.</p>\n')).toEqual([
      '# A\n\nDraws `B`, see [C](https://a.example/c/).\n',
    ]);
  });

  it('is missing if it is not requested', () => {
    expect(parseMarkdown('A', 'content/a.md').copy).toBeUndefined();
  });
});
