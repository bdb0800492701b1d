import { describe, expect, it } from 'vitest';
import { parseBody, parseMdx } from '../parse-page.ts';

const trusted = { policy: { html: 'trusted', iframeHosts: [] } } as const;

describe('an id or attribute of the engine', () => {
  it('is removed from an author’s HTML, and reported', () => {
    const { html, problems } = parseBody('<p id="docs--settings">{"fonts":{"icons":"https://evil.example/a.css"}}</p>');

    expect(html).toContain('<p>{');
    expect(problems).toEqual([
      {
        rule: 'name-reserved',
        severity: 'warning',
        place: { file: 'page.md', line: 5, column: 1 },
        message: 'The id "docs--settings" is reserved for the page around the text, so it is left out',
        hint: 'Choose another id, one that does not begin with "docs--".',
      },
    ]);
  });

  it.each([
    ['<div id="main-content">a</div>', 'The id "main-content"'],
    ['<h2 id="docs--header">a</h2>', 'The id "docs--header"'],
    ['<form name="docs--versions"></form>', 'The name "docs--versions"'],
    ['<span data-island="Settings">a</span>', 'The attribute "data-island"'],
    ['<span data-docs-tip="a">a</span>', 'The attribute "data-docs-tip"'],
    ['<p DATA-DOCS-RIPPLE>a</p>', 'The attribute "data-docs-ripple"'],
    ['<div data-code-block>a</div>', 'The attribute "data-code-block"'],
    ['<b data-mode="dark">a</b>', 'The attribute "data-mode"'],
  ])('is removed from trusted HTML as well: %s', (text, named) => {
    const { html, problems } = parseBody(text, trusted);

    expect(html).not.toMatch(/docs--|"main-content"|data-/);
    expect(problems.map(({ message }) => message)).toEqual([
      `${named} is reserved for the page around the text, so it is left out`,
    ]);
  });

  it.each([
    ['<span data-docs-tip="a">a</span>', 'data-docs-tip'],
    ['<div data-Island="Settings">\n\na\n\n</div>', 'data-island'],
    ['A <b data-demo="a">b</b>', 'data-demo'],
  ])('is removed from MDX pages as well: %s', (text, attribute) => {
    const { blocks, problems } = parseMdx(`# Page\n\n<p className="description">About.</p>\n\n${text}\n`);

    expect(JSON.stringify(blocks)).not.toMatch(/data-/i);
    expect(problems.map(({ rule, place, message }) => `${place.line} ${rule} ${message}`)).toEqual([
      `5 name-reserved The attribute "${attribute}" is reserved for the page around the text, so it is left out`,
    ]);
  });

  it('is the only one removed: other attributes stay', () => {
    const { html, problems } = parseBody('<p id="docs-settings" data-value="1" data-state="open">a</p>', trusted);

    expect(html).toContain('<p id="docs-settings" data-value="1" data-state="open">a</p>');
    expect(problems).toEqual([]);
  });

  it('is not given to a heading', () => {
    expect(parseBody('## Main content').html).toContain('id="main-content-2"');
  });
});
