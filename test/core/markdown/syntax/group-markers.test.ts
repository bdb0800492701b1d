import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('a callout', () => {
  it('contains the Markdown between its lines', () => {
    const { html, problems } = parseBody('Before.\n:::info\nSome **text**.\n\n- a\n:::\nAfter.');

    expect(problems).toEqual([]);
    expect(html).toBe(
      '<p>Before.</p>\n<aside class="callout callout-info" aria-label="Info" role="note"><p class="callout-title">Info</p>\n' +
        '<p>Some <strong>text</strong>.</p>\n<ul>\n<li>a</li>\n</ul>\n</aside>\n<p>After.</p>',
    );
  });

  it.each([
    ['in a callout', '::::info\n:::warning\na\n:::\n::::', ['info', '>warning']],
    ['in a callout with the same number of colons', ':::info\n:::warning\na\n:::\n:::', ['info', '>warning']],
    ['beside another', ':::info\na\n:::\n:::error\nb\n:::', ['info', 'error']],
    ['in a list', '- a\n\n  :::info\n  b\n  :::', ['info']],
    ['in a quote', '> :::info\n> b\n> :::', ['info']],
    ['indented', '   :::info\na\n   :::', ['info']],
  ])('can be %s', (_, body, expected) => {
    const { html, problems } = parseBody(body);
    const found: string[] = [];
    let depth = 0;
    for (const [tag, name = ''] of html.matchAll(/<\/aside>|<aside class="callout callout-(\w+)"/g)) {
      if (tag !== '</aside>') found.push('>'.repeat(depth) + name);
      depth += tag === '</aside>' ? -1 : 1;
    }

    expect(problems).toEqual([]);
    expect(found).toEqual(expected);
  });

  it('is closed, with the open callout inside it, by a line with the number of colons of the outer one', () => {
    const { html, problems } = parseBody('::::info\n:::warning\na\n::::\nb');

    expect(problems).toEqual([]);
    expect(html).toMatch(/<\/aside>\n<\/aside>\n<p>b<\/p>$/);
  });

  it.each(['- a\n- b\n  :::', '- a\n\n  b\n  :::', '1. a\n   - b\n     :::'])(
    'is closed by a line indented with the list before it: %j',
    (list) => {
      const { html, problems } = parseBody(`:::info\n${list}\n\nAfter.`);

      expect(problems).toEqual([]);
      expect(html).toMatch(/<\/(ul|ol)>\n<\/aside>\n<p>After.<\/p>$/);
      expect(html).not.toContain(':::');
    },
  );

  it.each(['```\n:::info\na\n:::\n```', '    :::info\n    a', '`:::info`'])(
    'stays plain text inside a code block or a code span: %j',
    (body) => {
      const { html, problems } = parseBody(body);

      expect(problems).toEqual([]);
      expect(html).toContain(':::info');
      expect(html).not.toContain('<aside');
    },
  );

  it('without an end keeps its text and is an error', () => {
    const { html, problems } = parseBody('a\n\n:::warning\nb\n\nc');

    expect(html).toContain('<p>b</p>\n<p>c</p>\n</aside>');
    expect(problems).toEqual([
      {
        rule: 'callout-unclosed',
        severity: 'error',
        place: { file: 'page.md', line: 7, column: 1 },
        message: 'Nothing closes the callout ":::warning"',
        hint: 'Write ":::" on a line of its own after the text of the callout.',
      },
    ]);
  });

  it('cannot be closed if none is open', () => {
    expect(parseBody('a\n\n  :::\n\nb').problems).toEqual([
      {
        rule: 'callout-not-open',
        severity: 'error',
        place: { file: 'page.md', line: 7, column: 3 },
        message: 'This line closes a callout, but none is open',
        hint: 'Remove the line, or open a callout above it with ":::info".',
      },
    ]);
  });
});

describe('tabs', () => {
  it('without an end are an error', () => {
    expect(parseBody('<codeblock storageKey="a">\n\n```bash npm\na\n```').problems).toEqual([
      {
        rule: 'tabs-unclosed',
        severity: 'error',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'Nothing closes these tabs',
        hint: 'Write </codeblock> on a line of its own after the last fence.',
      },
    ]);
  });

  it('cannot be closed if none are open', () => {
    expect(parseBody('</codeblock>').problems).toEqual([
      {
        rule: 'tabs-not-open',
        severity: 'error',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'This line closes tabs, but none are open',
        hint: 'Remove the line, or open the tabs with <codeblock storageKey="…">.',
      },
    ]);
  });

  it('are not closed by the line of a callout', () => {
    expect(parseBody(':::info\n</codeblock>\n:::').problems.map(({ rule }) => rule)).toEqual(['tabs-not-open']);
    expect(parseBody('<codeblock>\n\n```bash a\nb\n```\n:::\n</codeblock>').problems.map(({ rule }) => rule)).toEqual([
      'callout-not-open',
    ]);
  });
});
