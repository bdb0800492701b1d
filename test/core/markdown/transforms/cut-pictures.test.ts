import { describe, expect, it } from 'vitest';
import { parseBody } from '../parse-page.ts';

function cut(body: string) {
  const { blocks, html, links, problems } = parseBody(body, { hasPictures: true, toHref: (path) => `/base${path}` });
  const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
  return { html, links, problems, pictures };
}

describe('the pictures of a page', () => {
  it('leave placeholders in the text', () => {
    expect(cut('A ![B](./b.png) c').html).toBe('<p>A [picture] c</p>');
  });

  it('have their attributes as written', () => {
    expect(cut('![B](./b.png "T")\n\n<img src="/c.svg" alt="C" width="20">').pictures).toEqual([
      {
        src: './b.png',
        attributes: { alt: 'B', title: 'T', loading: 'eager', decoding: 'async' },
        isInside: false,
        line: 5,
        column: 1,
      },
      {
        src: '/c.svg',
        attributes: { alt: 'C', width: '20', loading: 'lazy', decoding: 'async' },
        isInside: false,
        line: 7,
        column: 1,
      },
    ]);
  });

  it('are not links of the site if their paths are relative, and have no problems', () => {
    expect(cut('![B](b.png) ![C](/c.png)')).toMatchObject({ links: [{ href: '/c.png' }], problems: [] });
  });

  it('are marked if they are inside of a link', () => {
    expect(cut('[![B](b.png)](https://example.com/)').pictures).toMatchObject([{ isInside: true }]);
  });

  it.each([
    '![B](https://example.com/b.png)',
    '![B](/b.svg#part)',
    '![B](/b.mp4)',
    '<img src="/b.png" srcset="/c.png 2x" alt="B">',
  ])('stay in the text if the site has no file, or the author has set the sources: %s', (body) => {
    expect(cut(body).pictures).toEqual([]);
  });

  it('are numbered after the demos of the page', () => {
    expect(cut('![B](b.png)\n\n{{"demo": "A.js"}}\n\n![C](c.png)').html).toBe(
      '<p>[picture]</p>\n[demo]\n<p>[picture]</p>',
    );
  });
});
