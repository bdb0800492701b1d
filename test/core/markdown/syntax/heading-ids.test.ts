import { describe, expect, it } from 'vitest';
import { parseBody, parseMdx, parsePage } from '../parse-page.ts';

const anchor = '<a class="anchor" href="#my-id" aria-label="Link to this section: Usage"></a>';

describe('an id after a heading', () => {
  it.each([
    '## Usage {#my-id}',
    '## Usage {#my-id} ##',
    '## Usage{#my-id}',
    '## Usage { #my-id }',
    '## Usage {: #my-id}',
    '## Usage \\{#my-id}',
    '## Usage \\{#my-id\\}',
    '## Usage {/* #my-id */}',
    '## Usage <!-- #my-id -->',
    'Usage {#my-id}\n---',
  ])('is the id of the heading, and not part of its text: %j', (body) => {
    const { html, headings, anchors, problems } = parseBody(body);

    expect(problems).toEqual([]);
    expect(html).toBe(`<h2 id="my-id">Usage${anchor}</h2>`);
    expect(headings).toEqual([{ id: 'my-id', depth: 2, text: 'Usage' }]);
    expect(anchors).toContain('my-id');
  });

  it.each(['## Usage {#my-id}', '## Usage \\{#my-id}', '## Usage {/* #my-id */}', 'Usage {#my-id}\n---'])(
    'is the id of the heading on an MDX page as well: %j',
    (body) => {
      const { blocks, problems } = parseMdx(body);

      expect(problems.filter(({ rule }) => rule.startsWith('mdx'))).toEqual([]);
      expect(blocks.at(0)).toMatchObject({
        kind: 'html',
        html: expect.stringContaining(`<h2 id="my-id">Usage${anchor}`),
      });
    },
  );

  it('can follow code and links, at any depth of headings', () => {
    const { html } = parseBody('## The `sx` {#sx}\n\n### [A](/a/) {#a}\n\n#### B {#b}');

    expect(html).toMatch(/<h2 id="sx">The <code>sx<\/code><a/);
    expect(html).toMatch(/<h3 id="a"><a href="\/a\/">A<\/a><a/);
    expect(html).toMatch(/<h4 id="b">B<a/);
  });

  it('is not part of the page’s title', () => {
    expect(parsePage('# Page {#top-id}\n\nText.').title).toBe('Page');
  });

  it('is left out of the copy', () => {
    const { copy } = parseBody('## Usage :badge[New] {#my-id}\n\nUsage {#b}\n---\n\nText.', {
      toAddress: (href) => href,
    });

    expect(copy?.join('')).toContain('## Usage (New)\n\nUsage\n---\n\nText.');
  });

  it('is not given to another heading', () => {
    expect(parseBody('## Usage\n\n## How to {#usage}').headings.map(({ id }) => id)).toEqual(['usage-2', 'usage']);
    expect(parseBody('## A {#usage}\n\n## B {#usage}').problems.map(({ rule }) => rule)).toEqual(['id-repeated']);
  });

  it.each(['## Usage `{#my-id}`', '## The {#my-id} form', '```\n## Usage {#my-id}\n```'])(
    'is text in code or before other words: %j',
    (body) => {
      expect(parseBody(body).html).toContain('{#my-id}');
    },
  );

  it('with other characters is reported', () => {
    expect(parseBody('## Usage {#my/id?}').problems).toEqual([
      {
        rule: 'heading-id',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The id "my/id?" has characters that must be escaped in an address',
        hint: 'Write "{#my-id}".',
      },
    ]);
  });
});
