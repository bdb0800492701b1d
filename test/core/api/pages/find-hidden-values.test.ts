import { describe, expect, it } from 'vitest';
import { findHiddenValues } from '../../../../core/api/pages/find-hidden-values.ts';

describe('the plain values of a prop', () => {
  it.each([
    ['a name', 'Responsive<Size>', "'sm' | 'md'", "'sm' | 'md'"],
    ['a name beside some of them', "'sm' | Other", "'sm' | 'md'", "'sm' | 'md'"],
    ['a name that means numbers', 'Spacing | null', 'number', 'number'],
  ])('are found if they are hidden behind %s', (_case, type, plain, found) => {
    expect(findHiddenValues({ type, plain })).toBe(found);
  });

  it.each([
    ['a list', 'string | string[]', 'string'],
    ['an object', "'plus' | 'minus' | { path: string }", "'plus' | 'minus'"],
    ['a function', 'false | ((text: string) => boolean) | RegExp', 'false'],
    ['nothing that is plain', 'Date', undefined],
  ])('are not found if the type lists them, beside %s', (_case, type, plain) => {
    expect(findHiddenValues({ type, plain })).toBeUndefined();
  });
});
