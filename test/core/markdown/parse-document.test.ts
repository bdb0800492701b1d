import { describe, expect, it } from 'vitest';
import { parseBody, parsePage } from './parse-page.ts';

describe('a document', () => {
  it('has the content of the page', () => {
    const document = parsePage(
      '---\ncomponents: Button\n---\n# Button\n\n<p class="description">Lets people act.</p>\n\n## Usage\n\nSee [more](/more/).\n\n{{"demo": "A.js"}}\n',
    );

    expect(document).toMatchObject({
      title: 'Button',
      description: 'Lets people act.',
      hasTitleHeading: true,
      frontMatter: { components: ['Button'] },
      headings: [{ id: 'usage', depth: 2, text: 'Usage' }],
      anchors: ['usage', 'A'],
      links: [{ href: '/more/', line: 10, column: 5 }],
      problems: [],
    });
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['html', 'demo']);
  });

  it.each(['', '\n', '---\n---\n', '   ', '<!-- -->'])('can be almost empty: %j', (text) => {
    const { title, problems, html } = parsePage(text);

    expect(title).toBe('/joy-ui/react-button/');
    expect(problems.map(({ rule }) => rule)).toEqual(['title-missing', 'description-missing']);
    expect(html).not.toContain('undefined');
  });

  it('has problems with their lines in the file, including the front matter', () => {
    const { problems } = parsePage('---\ntitle: A\ndescription: B\n---\n\n[a](/b)\n');
    expect(problems.map(({ rule, place }) => [rule, place.line, place.column])).toEqual([
      ['link-trailing-slash', 6, 1],
    ]);
  });

  it('shows a NUL as the replacement character', () => {
    expect(parseBody('a\0b').html).toBe('<p>a\uFFFDb</p>');
  });

  it('is the same if it is parsed twice', () => {
    const text = '# A\n\n| a |\n|---|\n| [ ] |\n\n:::info\n```js\na\n```\n:::\n\n<b>c</b>\n';
    expect(parsePage(text)).toEqual(parsePage(text));
  });

  it('keeps definition lists, tables and lists with code', () => {
    const { html, problems } = parseBody(
      '<dl>\n<dt>Term</dt>\n<dd>\n\nDefined **here**.\n\n</dd>\n</dl>\n\n- a\n\n  ```js\n  b\n  ```\n\n  1. c',
    );

    expect(problems).toEqual([]);
    expect(html).toContain('<dd>\n<p>Defined <strong>here</strong>.</p>\n</dd>\n</dl>');
    expect(html).toMatch(/<li>\n<p>a<\/p>\n<figure[^]*<\/figure>\n<ol>\n<li>c<\/li>\n<\/ol>\n<\/li>/);
  });
});
