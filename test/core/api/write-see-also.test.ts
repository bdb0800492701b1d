import { describe, expect, it } from 'vitest';
import { writeSeeAlso } from '../../../core/api/write-see-also.ts';

describe('the text of a @see tag', () => {
  it.each([
    ['aria-labelledby.', 'See also: aria-labelledby.'],
    ['[Button](https://acme.dev)', 'See also: [Button](https://acme.dev)'],
    [' https://acme.dev ', 'See also: https://acme.dev'],
    ['See CSS classes below.', 'See CSS classes below.'],
    ['[the guide](https://acme.dev) for more', '[the guide](https://acme.dev) for more'],
    ['', ''],
    [undefined, ''],
  ])('has a label if it is a lone name: %j', (text, shown) => {
    expect(writeSeeAlso(text, 'See also')).toBe(shown);
  });
});
