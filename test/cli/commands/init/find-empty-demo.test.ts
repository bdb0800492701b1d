import { describe, expect, it } from 'vitest';
import { findEmptyDemo, hasDemoClass, listDemoSheets } from '../../../../cli/commands/init/find-empty-demo.ts';

const page = (drawn: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Box</title>${head}</head><body><p>Text of the page</p><div class="case demo playground"><div class="demo-stage"><div class="demo-root">${drawn}</div></div><div class="demo-tools"><button>Reset</button></div></div></body></html>`;

describe('a playground', () => {
  it.each([
    ['', 'no'],
    ['Only what is handed on', 'no'],
    ['<template></template><div class="box"></div>', 'box'],
    ['<div><span></span></div>', 'box'],
    ['<div><p hidden>Closed</p></div>', 'box'],
    ['<div><p style="color:red;display:none">Closed</p><input hidden></div>', 'box'],
    ['<span role="link"></span>', 'phrase'],
    ['<button type="button"></button>', 'phrase'],
    ['<table> <tbody></tbody></table>', 'no'],
    ['<div><table></table></div>', 'no'],
    ['<style>.a { color: red }</style><ul></ul>', 'no'],
  ])('shows nothing with %j', (drawn, takesText) => {
    expect(findEmptyDemo(page(drawn))).toEqual({ takesText });
  });

  it.each([
    '<p>Text</p>',
    '<div><b>Text</b></div>',
    '<div><svg></svg></div>',
    '<label><input></label>',
    '<hr>',
    '<span><img alt="" src="a.png"></span>',
    '<table><tr><td>One</td></tr></table>',
    '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<svg><linearGradient id="a"></linearGradient></svg>',
  ])('shows something with %j', (drawn) => {
    expect(findEmptyDemo(page(drawn))).toBeUndefined();
  });

  it.each([
    '<table>Text</table>',
    '<table><tbody><tr>Text</tr></tbody></table>',
    '<div><td>Text</td></div>',
    '<table><div>Text</div></table>',
  ])('shows nothing if the browser moves or drops its content: %j', (drawn) => {
    expect(findEmptyDemo(page(drawn))).toEqual({ takesText: 'no' });
  });

  it('shows an element that a style sheet of the page draws', () => {
    const drawn = '<div class="line w-1/2 [&amp;::-webkit-scrollbar]:!h-4 h-[2.5px]"></div>';

    for (const style of [
      '.line { height: 1px }',
      '.a, .line:not(.b){color:red;border-top:1px solid}',
      '.w-1\\/2{padding:4px}',
      '.\\[\\&\\:\\:-webkit-scrollbar\\]\\:\\!h-4{height:1rem}',
      '.h-\\[2\\.5px\\]{height:2.5px}',
    ])
      expect(findEmptyDemo(page(drawn, `<style>${style}</style>`))).toBeUndefined();
    for (const style of ['.rule { height: 1px }', '.line-through { height: 1px }', '.line { width: 50%; padding: 0 }'])
      expect(findEmptyDemo(page(drawn, `<style>${style}</style>`))).toEqual({ takesText: 'box' });
  });

  it('is not found on a page without a demo', () => {
    expect(
      findEmptyDemo('<!doctype html><html lang="en"><title>Box</title><div class="demo-root"></div></html>'),
    ).toBeUndefined();
  });
});

describe('a class in a playground', () => {
  it.each([
    ['<div class="kit-theme"><p>Text</p></div>', true],
    ['<p></p><div class="light kit-theme" data-theme="light"></div>', true],
    ['<div class="kit-themes"></div>', false],
    ['<p>kit-theme</p>', false],
    ['', false],
  ])('is found on its elements: %j', (drawn, isFound) => {
    expect(hasDemoClass(page(drawn), ['other', 'kit-theme'])).toBe(isFound);
  });

  it('is not found in the rest of the page', () => {
    expect(hasDemoClass('<html lang="en" class="kit-theme"><body>Text</body></html>', ['kit-theme'])).toBe(false);
  });
});

describe('a playground in a theme', () => {
  const outer = ['kit-theme'];

  it.each([
    ['<div class="kit-theme"></div>', 'no'],
    ['<div class="kit-theme">Only what is handed on</div>', 'no'],
    ['<div class="kit-theme"><button type="button"></button></div>', 'phrase'],
  ])('shows nothing with the theme alone: %j', (drawn, takesText) => {
    const sheets = ['.kit-theme { min-height: 100vh }'];

    expect(findEmptyDemo(page(drawn), { sheets, outer })).toEqual({ takesText });
  });

  it.each(['<p>Text</p>', '<div><input></div>', '<div class="line"></div>'])('shows what is in it: %j', (drawn) => {
    const sheets = ['.other { color: red }', '.line { height: 1px }'];

    expect(findEmptyDemo(page(`<div class="kit-theme">${drawn}</div>`), { sheets, outer })).toBeUndefined();
  });
});

describe('the linked style sheets of demos', () => {
  it.each([
    ['<link data-docs-demo-style="" rel="stylesheet" href="/_app/kit.css" integrity="sha256-A="/>', ['/_app/kit.css']],
    ['<link rel="stylesheet" href="/a.css" data-docs-demo-style>', ['/a.css']],
    ['<link rel="stylesheet" href="/_app/style.css"/>', []],
    ['', []],
  ])('are found: %j', (head, addresses) => {
    expect(listDemoSheets(page('', head))).toEqual(addresses);
  });
});
