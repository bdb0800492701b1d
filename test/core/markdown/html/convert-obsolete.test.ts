import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('an obsolete attribute', () => {
  it.each([
    ['<p align="center">a</p>', '<p class="align-center">a</p>'],
    ['<div class="description" align="Right">a</div>', '<div class="description align-right">a</div>'],
    ['<p align="justify">a</p>', '<p>a</p>'],
    ['<a name="old">a</a>', '<p><a id="old">a</a></p>'],
    ['<a name="old" id="new">a</a>', '<p><a id="new">a</a></p>'],
  ])('is replaced by its modern equivalent: %s', (body, html) => {
    expect(parseBody(body).html).toBe(html);
  });

  it('can still be the target of a link', () => {
    expect(parseBody('<a name="old"></a>').anchors).toEqual(['old']);
  });
});
