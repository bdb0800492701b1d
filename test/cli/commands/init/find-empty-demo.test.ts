import { describe, expect, it } from 'vitest';
import { findEmptyDemo } from '../../../../cli/commands/init/find-empty-demo.ts';

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
