import { describe, expect, it } from 'vitest';
import { blankTexts } from '../../../core/demos/blank-texts.ts';
import { isEvery } from '../../everyday.ts';

describe('code without its texts', () => {
  it.each([
    ['strings', `a("(", '<b>');`, 'a(   ,      );'],
    ['no apostrophe that its line does not close', `<p>Don't</p>\n(1)`, `<p>Don't</p>\n(1)`],
    ['comments', '/* ( */ a(); // (', '        a();     '],
    ['a comment that nothing closes', 'a(); /* (((', 'a();       '],
    ['a template', 'x = `(\\`<b>`;', 'x =         ;'],
    ['a template with code in it', 'x = `(${f({ a: `(${b}(` })}(`;', 'x =     f({ a:     b    })   ;'],
    ['a template that nothing closes', 'x = `(((', 'x =     '],
  ])('has blanks for %s', (_what, code, blanked) => {
    expect(blankTexts(code)).toBe(blanked);
  });

  it.runIf(isEvery)('is read in time that grows with its length', { timeout: 5000 }, () => {
    const codes = ['`${', '`$', '"\\', "'", '/* ', '* ', '{', '}`', '`${}', '\\'].map((part) => part.repeat(100_000));
    expect(codes.map((code) => blankTexts(code).length)).toEqual(codes.map(({ length }) => length));
  });
});
