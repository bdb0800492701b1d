import { describe, expect, it } from 'vitest';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';

describe('merged dictionaries', () => {
  it('contain the texts of the upper one, and the rest from the lower', () => {
    const merged = mergeDictionaries(
      { header: { menu: 'Menu', skip: 'Skip' }, other: 'x' },
      { header: { menu: 'Contents' } },
    );

    expect(merged).toEqual({ header: { menu: 'Contents', skip: 'Skip' }, other: 'x' });
  });

  it('ignore texts of null', () => {
    expect(mergeDictionaries({ a: 'A' }, { a: null })).toEqual({ a: 'A' });
  });

  it('may have keys named like built-in properties of objects', () => {
    expect(mergeDictionaries({}, { constructor: { a: 'A' } })).toEqual({ constructor: { a: 'A' } });
  });
});
