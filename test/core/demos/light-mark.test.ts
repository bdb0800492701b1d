import { expect, it } from 'vitest';
import { toLightMark } from '../../../core/demos/light-mark.ts';

it.each([
  [
    'light demos, and a sheet that asks',
    { a: 'b{}', c: '[data-docs-light-demos]{}' },
    true,
    { 'data-docs-light-demos': '' },
  ],
  ['light demos, and no sheet that asks', { a: 'b{}' }, true, {}],
  ['no light demos', { c: '[data-docs-light-demos]{}' }, false, {}],
  ['demos of an unknown mode', { c: '[data-docs-light-demos]{}' }, undefined, {}],
])('a page is marked only for light demos and a sheet that asks: %s', (_, sheets, isLight, mark) => {
  expect(toLightMark(sheets, isLight)).toEqual(mark);
});
