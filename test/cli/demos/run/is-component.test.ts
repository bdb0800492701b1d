import { forwardRef, memo } from 'react';
import { describe, expect, it } from 'vitest';
import { isComponent } from '../../../../cli/demos/run/is-component.ts';

describe('a component', () => {
  it.each([
    ['a function', () => null, true],
    ['what memo() gives', memo(() => null), true],
    ['what forwardRef() gives', forwardRef(() => null), true],
    ['an object', {}, false],
    ['null', null, false],
    ['a text', 'div', false],
  ])('is or is not %s', (_name, value, is) => {
    expect(isComponent(value)).toBe(is);
  });
});
