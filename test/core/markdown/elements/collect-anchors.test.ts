import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('the anchors of a page', () => {
  it('are every id of the page and every demo', () => {
    expect(parseBody('## A\n\n<p id="b">c</p>\n\n<a name="d"></a>\n\n{{"demo": "E.js"}}').anchors).toEqual([
      'a',
      'b',
      'd',
      'E',
    ]);
  });
});
