import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

describe('the size in an image’s style', () => {
  it.each([
    ['style="width: 100px; height:20px"', 'width="100" height="20"'],
    ['style="max-width:300.5px"', 'width="300"'],
    ['style="WIDTH:10px" width="5"', 'width="5"'],
    ['style="width:50%"', ''],
    ['style="width: calc(1px)"', ''],
    ['style="border:1px"', ''],
  ])('becomes attributes: %s', (written, expected) => {
    const { html } = parseBody(`<img src="/a.png" alt="A" ${written}>`);

    expect(html).not.toContain('style');
    expect([...html.matchAll(/(?:width|height)="\d+"/g)].join(' ')).toBe(expected);
  });

  it('is removed from other elements', () => {
    expect(parseBody('<div style="width: 100px">a</div>').html).toBe('<div>a</div>');
  });
});
