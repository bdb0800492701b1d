import { forwardRef, memo } from 'react';
import { describe, expect, it } from 'vitest';
import { isComponent } from '../../../../cli/demos/run/is-component.ts';

describe('isComponent', () => {
  it.each([
    ['a function', () => null, true],
    ['the result of memo()', memo(() => null), true],
    ['the result of forwardRef()', forwardRef(() => null), true],
    ['an object', {}, false],
    ['null', null, false],
    ['a text', 'div', false],
  ])('distinguishes components from other values: %s', (_name, value, is) => {
    expect(isComponent(value)).toBe(is);
  });
});
