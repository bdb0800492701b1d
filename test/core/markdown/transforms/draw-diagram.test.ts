import { renderMermaidSVG } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

function parse(source: string, draw: (source: string) => string = (code) => renderMermaidSVG(code, {})) {
  const { html, problems } = parseBody(`\`\`\`mermaid title="Of a"\n${source}\n\`\`\``, {
    figures: { diagram: (code) => ({ html: draw(code) }) },
  });
  return { html, problems };
}

describe('a diagram', () => {
  it('is a drawing with a text alternative, in the colors of the page', () => {
    const { html, problems } = parse('flowchart LR\na[One] -->|then| b[Two]');

    expect(html).toMatch(
      /^<figure class="diagram"><div class="diagram-scroll" tabindex="0" role="group" aria-label="Of a"><svg [^>]*role="img" aria-labelledby="diagram--1-title" aria-describedby="diagram--1-desc">/,
    );
    expect(html).toContain('<title id="diagram--1-title">Of a</title><desc id="diagram--1-desc">then, One, Two</desc>');
    expect(html).toContain('fill="var(--tint)"');
    expect(html).toContain('marker-end="url(#diagram--1-arrowhead)"');
    expect(html).not.toMatch(/<style|style=|#27272A|fonts\.googleapis/i);
    expect(problems).toEqual([]);
  });

  it('can be a chart, without its dotted grid', () => {
    const { html } = parse('xychart-beta\nx-axis [a, b]\ny-axis 0 --> 10\nbar [1, 5]\nline [2, 3]');

    expect(html).toMatch(/<path [^>]*class="xychart-bar[^>]*fill="var\(--accent-tint\)"/);
    expect(html).not.toContain('xychart-grid');
    expect(html.length).toBeLessThan(8000);
  });

  it('has its own title and description', () => {
    const { html } = parse('flowchart LR\naccTitle: T <b>\naccDescr: D\na --> b');

    expect(html).toContain('<title id="diagram--1-title">T &lt;b&gt;</title><desc id="diagram--1-desc">D</desc>');
  });

  it.each([
    ['flowchart LR\na["<img src=x onerror=alert(1)>"] --> b'],
    ['flowchart LR\na["</text></svg><script>alert(1)</script>"] --> b'],
    ['flowchart LR\na --> b\nclick a "javascript:alert(1)"'],
    ['flowchart LR\na --> b\nclick a href "https://example.com/" _blank'],
    [
      '%%{init: {"securityLevel": "loose", "themeCSS": "* { background: url(https://example.com/) }"}}%%\nflowchart LR\na --> b',
    ],
    ['flowchart LR\na --> b\nstyle a fill:url(https://example.com/),stroke:expression(alert(1))'],
    ['flowchart LR\na --> b\nclassDef x fill:#fff" onload="alert(1)\nclass a x'],
    ['sequenceDiagram\nA->>B: <a href="javascript:alert(1)">x</a>'],
  ])('has nothing but shapes and text: %j', (source) => {
    const tags =
      parse(source)
        .html.match(/<[a-z][^>]*>/g)
        ?.join('') ?? '';

    expect(tags).toContain('<svg');
    expect(tags).not.toMatch(
      /<(?:a|img|script|style|foreignobject|image|use)\b|href=|style=|src=|\son\w+=|https:|javascript:/i,
    );
  });

  it('has nothing else even from a malicious library', () => {
    const { html } = parse(
      'flowchart LR\na',
      () =>
        '<svg onload="alert(1)"><a href="javascript:alert(1)"><rect fill="url(https://example.com/)" width="1"/></a><foreignObject><iframe src="https://example.com/"></iframe></foreignObject><style>*{}</style></svg>',
    );

    expect(html).toContain('<rect width="1"></rect>');
    expect(html).not.toMatch(/onload|<a|example\.com|iframe|<style/);
  });

  it('of a kind that is not drawn is shown as its source', () => {
    const { html, problems } = parse('flowchrt LR\na --> b');

    expect(html).toContain('<code>flowchrt LR\na --&gt; b');
    expect(problems).toEqual([
      {
        rule: 'diagram-kind',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'Diagrams of the kind "flowchrt" are not drawn, so the source is shown',
        hint: 'Did you mean "flowchart"?',
      },
    ]);
  });

  it('reports the line that it leaves out', () => {
    expect(parse('flowchart LR\na --> b\nclick a "https://example.com/"').problems).toMatchObject([
      { rule: 'diagram-link', place: { line: 8, column: 1 } },
    ]);
  });

  it.each(['graph TD', 'flowchart LR\n--> --> -->'])('without any content is an error: %j', (source) => {
    expect(parse(source).problems.at(-1)).toEqual({
      rule: 'diagram-syntax',
      severity: 'error',
      place: { file: 'page.md', line: 5, column: 1 },
      message: 'The diagram cannot be drawn: it has nothing that can be drawn',
      hint: 'Correct its source. The first line must name the kind, such as "flowchart LR".',
    });
  });

  it('shows names in any script, and marks in labels', () => {
    const { html, problems } = parse('flowchart LR\n开始-->b["x [y] <z>"]');

    expect(html).toContain('<desc id="diagram--1-desc">开始, x [y] &lt;z&gt;</desc>');
    expect(html).toContain('>x [y] &#x3C;z></text>');
    expect(problems).toEqual([]);
  });

  it('is a fence in an unknown language on a site without diagrams', () => {
    expect(parseBody('```mermaid\ngraph TD\n```').problems).toMatchObject([
      { rule: 'fence-language', hint: 'Set markdown.mermaid to true in docs.config.ts.' },
    ]);
  });
});
