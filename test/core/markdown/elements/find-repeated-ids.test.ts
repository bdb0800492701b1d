import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('an id', () => {
  it('is reported if it is on a page twice', () => {
    expect(parseBody('<p id="a">b</p>\n\n<p id="a">c</p>').problems).toEqual([
      {
        rule: 'id-repeated',
        severity: 'warning',
        place: { file: 'page.md', line: 7, column: 1 },
        message: 'The id "a" is on the page twice, so links only find the first one',
        hint: 'Give the element an id of its own, or leave the id out.',
      },
    ]);
  });
});
