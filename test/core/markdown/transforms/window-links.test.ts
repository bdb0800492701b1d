import { describe, expect, it } from 'vitest';
import { parseBody, parseMdx } from '../parse-page.ts';

const trusted = { policy: { html: 'trusted', iframeHosts: [] } } as const;

describe('a link that opens a window', () => {
  it.each([
    ['<a href="/a/" target="_blank">a</a>', 'noopener'],
    ['<a href="/a/" target="_blank" rel="nofollow opener">a</a>', 'nofollow noopener'],
    ['<a href="/a/" target="help" rel="me">a</a>', 'me noopener'],
    ['<a href="https://example.com/" target="_blank" rel="noreferrer">a</a>', 'noreferrer noopener'],
  ])('denies the window access to its opener: %s', (body, rel) => {
    for (const { html } of [parseBody(body), parseBody(body, trusted)]) expect(html).toContain(` rel="${rel}"`);
  });

  it('denies it in MDX as well, even if its attributes are code', () => {
    const page =
      '<a href="/a/" target="_blank" rel="opener">a</a>\n\n<a href="/b/" target={"_blank"} rel={"nofollow"}>b</a>';
    const { blocks, mdx } = parseMdx(page);

    expect(JSON.stringify([blocks, mdx])).toContain('target=\\"_blank\\" rel=\\"noopener\\"');
    expect(JSON.stringify([blocks, mdx])).toContain('rel={\\"nofollow noopener\\"}');
  });

  it('that stays in its window is unchanged', () => {
    expect(parseBody('<a href="/a/" target="_self" rel="nofollow">a</a>').html).toContain(
      '<a href="/a/" target="_self" rel="nofollow">',
    );
  });
});
