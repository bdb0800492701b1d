import { describe, expect, it } from 'vitest';
import { renderRedirectPages, toPageFile } from '../../../../core/publish/seo/render-redirect-pages.ts';
import { makeSite } from '../../../make-page.ts';

const title = 'This page has moved';
const render = (moves: Parameters<typeof renderRedirectPages>[0], files: readonly string[] = [], site = makeSite()) =>
  renderRedirectPages(moves, { site, files, title, icon: '/docs/favicon.svg' });

describe('the redirect page of a moved path', () => {
  it('redirects without script, and names the target for search engines', () => {
    const [page] = render([{ from: '/old/', to: '/api/button/#a' }], [], makeSite({ base: '/docs/' }));

    expect(page).toEqual({
      file: 'old/index.html',
      contents: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>This page has moved – Vitrine</title><meta name="robots" content="noindex">
<link rel="canonical" href="https://docs.example.com/docs/api-docs/button/#a">
<link rel="icon" href="/docs/favicon.svg">
<meta http-equiv="refresh" content="0; url=/docs/api-docs/button/#a"></head>
<body><main><h1>This page has moved</h1><p><a href="/docs/api-docs/button/#a">/docs/api-docs/button/#a</a></p></main></body></html>
`,
    });
  });

  it('escapes the target in its attribute', () => {
    const [page] = render([{ from: '/old/', to: `/a"><script>'; url=//evil.example/` }]);

    expect(page?.contents).toMatch(/ content="0; url=[^<>'";,]*">/);
    expect(String(page?.contents).match(/ href="[^<>"]*">/g)).toHaveLength(3);
  });

  it('never takes the place of a file or a folder of the site', () => {
    const moves = ['/one/', '/Two', '/three.html', '/file/x/'].map((from) => ({ from, to: '/new/' }));

    expect(render(moves, ['one/index.html', 'two/index.html', 'three.html/a.png', 'file'])).toEqual([]);
    expect(
      render([
        { from: '/a.html', to: '/1/' },
        { from: '/a.html/b/', to: '/2/' },
        { from: '/A.html', to: '/3/' },
      ]).map(({ file }) => file),
    ).toEqual(['a.html']);
  });

  it('is left out if the settings turn it off', () => {
    expect(render([{ from: '/old/', to: '/new/' }], [], makeSite({ redirects: { html: false } }))).toEqual([]);
  });

  it.each([
    ['/old', 'old/index.html'],
    ['/old/é/', 'old/é/index.html'],
    ['/old/%C3%A9/', 'old/é/index.html'],
    ['/old.html', 'old.html'],
    ['/', undefined],
    ['/old/*', undefined],
    ['/old/:name/', undefined],
    ['/a/../../b/', undefined],
    ['/a/%2e%2e/b/', undefined],
    ['/a/%5c/b', undefined],
    ['/.git/', undefined],
    ['//evil.example/', undefined],
    ['/logo.png', undefined],
    ['no-path', undefined],
  ])('of %s is %s', (from, file) => {
    expect(toPageFile(from)).toBe(file);
  });
});
