import { describe, expect, it } from 'vitest';
import { findEmptyRoot } from '../../../../cli/commands/init/find-empty-root.ts';

const page = (drawn: string) =>
  `<!doctype html><html lang="en"><title>Box</title><body><p>Text of the page</p><div class="case demo playground"><div class="demo-stage"><div class="demo-root">${drawn}</div></div><div class="demo-tools"><button>Reset</button></div></div></body></html>`;

describe('a playground', () => {
  it.each([
    ['', ''],
    ['<div class="box"></div>', 'div'],
    ['<table> <tbody></tbody></table>', 'table'],
    ['<style>.a { color: red }</style><ul></ul>', 'ul'],
  ])('shows nothing with %j', (drawn, tag) => {
    expect(findEmptyRoot(page(drawn))).toBe(tag);
  });

  it.each([
    'Text',
    '<div><b>Text</b></div>',
    '<div><svg></svg></div>',
    '<label><input></label>',
    '<hr>',
    '<span><img alt="" src="a.png"></span>',
  ])('shows something with %j', (drawn) => {
    expect(findEmptyRoot(page(drawn))).toBeUndefined();
  });

  it('is not found on a page without one', () => {
    expect(
      findEmptyRoot('<!doctype html><html lang="en"><title>Box</title><div class="demo-root"></div></html>'),
    ).toBeUndefined();
  });
});
