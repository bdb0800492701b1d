import { describe, expect, it } from 'vitest';
import { parseHtmlPage } from '../../../core/check/parse-html-page.ts';

const addressesOf = (html: string) =>
  parseHtmlPage(html, 'a.html').addresses.map(({ kind, href }) => `${kind} ${href}`);

describe('the addresses of a page', () => {
  const cases: [html: string, addresses: string[]][] = [
    ['<a href=" /a/ ">', ['link /a/']],
    ['<a id="x">', []],
    ['<area href="/a/">', ['link /a/']],
    ['<img src="/a.png" srcset="/b.png 1x, /c.png 2x">', ['file /a.png', 'file /b.png', 'file /c.png']],
    ['<img srcset="/b.png 1x,/c.png 2x">', ['file /b.png', 'file /c.png']],
    [
      '<video src="/a.mp4" poster="/a.png"><source src="/b.mp4"><track src="/a.vtt"></video>',
      ['file /a.mp4', 'file /a.png', 'file /b.mp4', 'file /a.vtt'],
    ],
    ['<iframe src="/a/"></iframe>', ['link /a/']],
    ['<svg><use href="/a.svg#b"/><image xlink:href="/a.png"/></svg>', ['file /a.svg#b', 'file /a.png']],
    ['<script src="/a.js"></script>', ['file /a.js']],
    ['<link rel="stylesheet" href="/a.css">', ['file /a.css']],
    [
      '<link rel="canonical" href="/a/"><link rel="alternate" hreflang="pt" href="/pt/a/">',
      ['link /a/', 'link /pt/a/'],
    ],
    ['<link rel="expect" href="#a"><link rel="preconnect" href="https://a.example">', []],
    ['<object data="/a.pdf"></object><embed src="/a.pdf">', ['file /a.pdf', 'file /a.pdf']],
  ];

  it.each(cases)('%s', (html, addresses) => {
    expect(addressesOf(html)).toEqual(addresses);
  });

  it('have the position of their attribute', () => {
    expect(parseHtmlPage('\n<a\n  href="/a/">', 'a.html').addresses).toEqual([
      { href: '/a/', kind: 'link', line: 3, column: 3 },
    ]);
  });
});
