import { describe, expect, it } from 'vitest';
import { formatChoices, parseChoices } from '../../../core/check/parse-choices.ts';

describe('choices on a command line', () => {
  it('are names and values', () => {
    const parsed = parseChoices('mode=dark, spacing=14,primary=#7b1fa2');

    expect(parsed).toEqual({ choices: { mode: 'dark', spacing: '14', primary: '#7b1fa2' } });
    expect('choices' in parsed && formatChoices(parsed.choices)).toBe('mode=dark,spacing=14,primary=#7b1fa2');
  });

  it.each([
    [
      'dark',
      'Write name=value, separated by commas; the names are mode, direction, density, spacing, primary, secondary, api, apiProps, apiSlots, apiClasses, codeVariant, codeStyling.',
    ],
    [
      '',
      'Write name=value, separated by commas; the names are mode, direction, density, spacing, primary, secondary, api, apiProps, apiSlots, apiClasses, codeVariant, codeStyling.',
    ],
    ['mode=black', '"black" is not a value of mode; write system, light or dark.'],
    ['direction=', '"" is not a value of direction; write ltr or rtl.'],
    ['density=dense,spacing=wide', '"wide" is not a value of spacing; write a number of pixels.'],
    ['primary=red', '"red" is not a value of primary; write a color such as #7b1fa2.'],
  ])('that are invalid are explained: %j', (text, fault) => {
    expect(parseChoices(text)).toEqual({ fault });
  });
});
