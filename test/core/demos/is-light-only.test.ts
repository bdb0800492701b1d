import { describe, expect, it } from 'vitest';
import { isLightOnly } from '../../../core/demos/is-light-only.ts';
import type { DemoSettings } from '../../../core/model/site.ts';

const isLight = (demos: Partial<DemoSettings>, product = 'joy-ui') =>
  isLightOnly({ demos: { alias: {}, dependencies: {}, ...demos } }, product);

describe('the demos of a product', () => {
  it('are light without a wrapper', () => {
    expect([isLight({}), isLight({ wrapper: { 'base-ui': './Root.tsx' } })]).toEqual([true, true]);
    expect(isLight({ wrapper: { 'joy-ui': false, default: './Root.tsx' } })).toBe(true);
  });

  it('follow the mode with a wrapper', () => {
    const wrapper = { 'joy-ui': './Root.tsx' };

    expect([
      isLight({ wrapper: './Root.tsx' }),
      isLight({ wrapper }),
      isLight({ wrapper: { default: './Root.tsx' } }),
    ]).toEqual([false, false, false]);
  });

  it('follow the setting, with or without a wrapper', () => {
    expect([isLight({ dark: true }), isLight({ dark: false, wrapper: './Root.tsx' })]).toEqual([false, true]);
    expect([isLight({ dark: { 'joy-ui': true, default: false } }), isLight({ dark: { default: true } })]).toEqual([
      false,
      false,
    ]);
    expect(isLight({ dark: { 'base-ui': true } })).toBe(true);
  });
});
