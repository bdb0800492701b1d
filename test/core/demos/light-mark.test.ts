import { expect, it } from 'vitest';
import { toLightMark } from '../../../core/demos/light-mark.ts';

it.each([
  [
    'light demos, and a sheet that asks',
    { a: 'b{}', c: '[data-docs-light-demos]{}' },
    true,
    { 'data-docs-light-demos': '' },
  ],
  ['light demos, and none that asks', { a: 'b{}' }, true, {}],
  ['no light demos', { c: '[data-docs-light-demos]{}' }, false, {}],
  ['none told', { c: '[data-docs-light-demos]{}' }, undefined, {}],
])('a page is marked where it has %s', (_, sheets, isLight, mark) => {
  expect(toLightMark(sheets, isLight)).toEqual(mark);
});
