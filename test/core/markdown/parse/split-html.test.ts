import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('a block of HTML', () => {
  it.each([
    '<details>\n<summary>S</summary>\n\nText.\n\n</details>',
    '<div>\nText.\n</div>',
    '<p>Text.</p>',
    '<img src="/a.png" alt="A">',
    '<my-element>\n</my-element>',
  ])('right above ":::" does not keep the callout open: %j', (block) => {
    const { html, problems } = parseBody(`:::info\n${block}\n:::\n\nAfter *it*.`);

    expect(problems.filter(({ rule }) => rule !== 'raw-html-dropped')).toEqual([]);
    expect(html).toMatch(/<\/aside>\n<p>After <em>it<\/em>\.<\/p>$/);
    expect(html).not.toContain(':::');
  });

  it('leaves the line below ":::" to Markdown, with its links', () => {
    const { html } = parseBody(':::info\n<p>a</p>\n:::\nSee [it][x].\n\n[x]: /x/');

    expect(html).toMatch(/<\/aside>\n<p>See <a href="\/x\/">it<\/a>\.<\/p>$/);
  });

  it('can contain a callout without empty lines', () => {
    const { html, problems } = parseBody('<div>\n:::info\n*a*\n:::\n</div>');

    expect(problems).toEqual([]);
    expect(html).toMatch(/^<div>\s*<aside [^]*<em>a<\/em>[^]*<\/aside>\s*<\/div>$/);
  });

  it.each(['- ', '> '])('in a container that begins with "%s" keeps the positions after it', (mark) => {
    const indent = mark === '- ' ? '  ' : mark;
    const body = `${mark}<div>\n${indent}a\n${indent}</div>\n${indent}:::info\n${indent}{{"component": "Unknown"}}\n${indent}:::`;

    expect(parseBody(body).problems.map(({ rule, place }) => [rule, place.line, place.column])).toEqual([
      ['module-not-found', 9, 3],
    ]);
  });

  it('keeps the positions of links after it for the copy of the page', () => {
    const { copy } = parseBody(':::info\n<p>a</p>\n:::\n[b](/b/)', { toAddress: (href) => `https://x.example${href}` });

    expect(copy?.join('')).toContain(':::info\n<p>a</p>\n:::\n[b](https://x.example/b/)');
  });

  it.each([
    '<pre>\n:::info\n</pre>',
    '<div>\n<pre>\n:::info\n</pre>\n</div>',
    '<div>\n<code>\n:::\n</code>\n</div>',
    '<div>\n<!--\n:::\n-->\n</div>',
    '<!--\n:::\n-->',
  ])('that is code or a comment is not split: %j', (body) => {
    expect(parseBody(body).problems).toEqual([]);
  });
});
