import { describe, expect, it } from 'vitest';
import { isCssValue } from '../../../core/theme/is-css-value.ts';

describe('isCssValue', () => {
  it.each(['#fff', '0 1px 2px rgb(0 0 0 / 0.2)', '"Open Sans", serif', 'color-mix(in oklab, red, calc(1 * (2)))'])(
    'accepts %s',
    (text) => {
      expect(isCssValue(text)).toBe(true);
    },
  );

  it.each(['red;', 'red}', '"open', 'calc(1', '1)', 'red /* why', '</style>', 'a\nb', '\\7d'])('refuses %j', (text) => {
    expect(isCssValue(text)).toBe(false);
  });
});
