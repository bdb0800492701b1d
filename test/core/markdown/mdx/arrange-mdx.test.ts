// Pages of MDX through the full parser: this tests the folder core/markdown/mdx/.

import remarkMdx from 'remark-mdx';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../../core/markdown/parse-document.ts';
import { makePage } from '../../../make-page.ts';
import { labels } from '../parse-page.ts';

function parseMdx(body: string) {
  const text = `# Page\n\n<p className="description">About the page.</p>\n\n${body}\n`;
  return parseDocument(
    { page: makePage({ file: 'content/lib/a.mdx' }), text },
    {
      policy: { html: 'sanitize', iframeHosts: [] },
      labels,
      components: ['ApiIndex', 'Price'],
      nesting: 100,
      origin: 'https://docs.example.com',
      base: '/',
      toHref: (path) => path,
      toAddress: (href) => href,
      hasPictures: true,
      mdx: { plugin: remarkMdx, components: ['ApiIndex', 'Price'], siteComponents: ['Price'] },
    },
  );
}
const codeOf = (body: string) => parseMdx(body).mdx?.trim() ?? '';
const lineOf = (code: string, part: string) => code.slice(0, code.indexOf(part)).split('\n').length;
const kindsOf = (body: string) => parseMdx(body).blocks.map(({ kind }) => kind);

describe('the module of a page', () => {
  it('keeps each piece on its line of the page', () => {
    const text = "import { Card } from './Card';\n\n<Card\n  title={1 +\n    1}\n>\n\n**Bold**\n\n{a.b}\n\n</Card>";
    const code = parseMdx(text).mdx ?? '';

    expect(lineOf(code, 'import { Card }')).toBe(5);
    expect(lineOf(code, '<Card')).toBe(7);
    expect(lineOf(code, 'title=')).toBe(8);
    expect(lineOf(code, '{a.b}')).toBe(14);
  });

  it('has strings for text, and holes for HTML', () => {
    expect(codeOf("import { B } from './B';\n\nSay <B>a **b** &amp; c</B>.")).toContain(
      '<B>{"a "}{$mdx(0, true)}{" & c"}</B>',
    );
  });

  it('imports components of the site that the page does not import itself', () => {
    expect(codeOf('<Price plan={plan} />')).toContain(
      'import * as $Price from "../../components/Price";const Price = $Price["Price"] ?? $Price.default;',
    );
    expect(codeOf("import { Price } from './Price';\n\n<Price plan={plan} />")).not.toContain('$Price');
  });

  it('leaves comments out', () => {
    expect(parseMdx('{/* a */}').blocks.map(({ kind }) => kind)).toEqual(['html']);
  });
});

describe('the blocks of a page', () => {
  it('are its elements, each followed by the content of its holes', () => {
    const { blocks } = parseMdx(
      'import { Card } from \'./Card\';\n\n<Card>\n\n**a**\n\n{{"demo": "A.js"}}\n\n</Card>\n\nText',
    );

    expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'jsx', 'html', 'demo', 'html']);
    expect(blocks[1]).toMatchObject({ jsx: { label: '<Card>', holes: 2, isInline: false, isWrapped: true, line: 7 } });
    expect(blocks[2]).toEqual({ kind: 'html', html: '<p><strong>a</strong></p>' });
  });

  it('are HTML for elements whose attributes are plain', () => {
    const { blocks, links, anchors } = parseMdx('<div className="a b" id="here">\n\n[x](/lib/)\n\n</div>');

    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      html: expect.stringContaining('<div class="a b" id="here"><p><a href="/lib/">'),
    });
    expect(links.map(({ href }) => href)).toEqual(['/lib/']);
    expect(anchors).toContain('here');
  });

  it('leave drawings to React', () => {
    expect(kindsOf('<svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0" /></svg>')).toEqual(['html', 'jsx']);
  });

  it('keep an expression inside of its sentence', () => {
    const { blocks } = parseMdx('A {1 + 1} b.');

    expect(blocks.map((block) => (block.kind === 'html' ? block.html : block.kind)).join('')).toContain(
      '<p>A jsx b.</p>',
    );
  });
});

describe('the engine’s own elements', () => {
  it.each([
    ['<Callout type="warning" title="T">\n\nText\n\n</Callout>', 'callout callout-warning'],
    ['<Details title="T">\n\nText\n\n</Details>', '<summary>T'],
    ['<Steps>\n\n1. One\n\n</Steps>', 'class="steps"'],
    ['Text <Badge type="success">New</Badge>', 'badge badge-success'],
    [
      '<CodeTabs storageKey="k">\n\n```bash npm\na\n```\n\n```bash yarn\nb\n```\n\n</CodeTabs>',
      'data-docs-storage-key="k"',
    ],
  ])('%s renders like its Markdown', (body, html) => {
    const { blocks, problems } = parseMdx(body);

    expect(problems).toEqual([]);
    expect(JSON.stringify(blocks).replaceAll('\\"', '"')).toContain(html);
  });

  it('place demos and components', () => {
    const { blocks } = parseMdx('<Demo src="A.js" bg="inline" height={300} />\n\n<Price plan="pro" />');

    expect(blocks).toMatchObject([
      { kind: 'html' },
      { demo: { name: 'A', options: { bg: 'inline', height: 300 } } },
      { kind: 'html' },
      { component: { name: 'Price', props: { plan: 'pro' } } },
    ]);
  });

  it('are replaced by an import of the same name', () => {
    expect(kindsOf("import { Callout } from './Callout';\n\n<Callout />")).toEqual(['html', 'jsx']);
  });
});

describe('a page of MDX', () => {
  it('lists the headings inside of its components', () => {
    expect(
      parseMdx("import { A } from './A';\n\n## One\n\n<A>\n\n### Two\n\n</A>").headings.map(({ text }) => text),
    ).toEqual(['One', 'Two']);
  });

  it('has a copy with the text of its components, and gaps for those without text', () => {
    const { copy } = parseMdx("import { A } from './A';\n\n<A>\n\n**a**\n\n</A>\n\nSum {1 + 1}.");

    expect(copy).toEqual([expect.stringMatching(/\n\n\*\*a\*\*\n\nSum $/), { line: 13, column: 5 }, '.\n']);
  });

  it('has callouts in its copy as Markdown', () => {
    expect(parseMdx('<Callout type="warning" title="Mind it">\n\n**a**\n\n</Callout>').copy?.join('')).toContain(
      '\n\n:::warning Mind it\n\n**a**\n\n:::\n',
    );
  });

  it('can use the dialect of Markdown pages', () => {
    const { blocks, problems } = parseMdx(':::info\nText\n:::\n\n{{"demo": "A.js"}}\n\nTerm\n: What it is.');

    expect(problems).toEqual([]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html']);
    expect(JSON.stringify(blocks)).toContain('<dd>');
  });

  it('names components that an expression draws, unless it declares them', () => {
    const { problems } = parseMdx('{[1].map((Box) => <Box />)}\n\n{[1].map(() => <Prise />)}');

    expect(problems.map(({ rule, hint }) => [rule, hint?.slice(0, 21)])).toEqual([
      ['mdx-component', 'Did you mean "Price"?'],
    ]);
  });
});
