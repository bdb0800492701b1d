import { describe, expect, it } from 'vitest';
import { findIgnoredComments, hintAtOption } from '../../../../../cli/api/types/fences/find-ignored-comments.ts';

describe('a comment in a fence with types', () => {
  it.each([
    [
      'let a = 1; // @errrors: 2322',
      '1:12 There is no option "@errrors". Did you mean "@errors"? It has to be on a line of its own.',
    ],
    [
      '\n  //   @noErors',
      '2:3 There is no option "@noErors". Did you mean "@noErrors"? It has to be on a line of its own.',
    ],
    [
      'let a = 1; // @errors: 2322',
      '1:12 The option "@errors" has no effect here. Write "// @errors" on a line of its own.',
    ],
    ['// ---cutt---', '1:1 There is no mark "---cutt---". Did you mean "---cut---"?'],
    ['// --cut--', '1:1 There is no mark "--cut--". Did you mean "---cut---"?'],
    ['// --- cut-start ---', '1:1 There is no mark "--- cut-start ---". Did you mean "---cut-start---"?'],
  ])('%s is reported', (code, reported) => {
    expect(
      findIgnoredComments(code).map(({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`),
    ).toEqual([reported]);
  });

  it.each([
    '// @errors: 2322',
    ' // @noErrors',
    '// @author Ann',
    "let a = 'x@y'; // see @mui/material",
    '// @ts-expect-error',
    '// ---cut---',
    '  // ---cut-after---',
    '// --- Section ---',
    '// ------------',
    '// mail to ann@example.com',
  ])('%s is read by Twoslash, or is a comment for readers', (code) => {
    expect(findIgnoredComments(code)).toEqual([]);
  });

  it('is reported with the nearest name if there is one', () => {
    expect(hintAtOption('filname')).toBe('Did you mean "@filename"?');
    expect(hintAtOption('foo')).toMatch(/^Write "@errors: 2322"/);
  });
});
