import { describe, expect, it } from 'vitest';
import { createAddressChecker } from '../../../cli/check/create-address-checker.ts';
import { parseHtmlPage } from '../../../core/check/parse-html-page.ts';
import { parseRedirects } from '../../../core/publish/hosting/parse-redirects.ts';
import type { ServedFile } from '../../../cli/watch/serve/served-site.ts';

type SiteAddress = Parameters<typeof createAddressChecker>[0];

const served = (...paths: string[]) =>
  new Map(paths.map((path): [string, ServedFile] => [path, { file: path, type: '', size: 0 }]));
const files = served(
  '/index.html',
  '/404.html',
  '/guide/index.html',
  '/guide/café/index.html',
  '/logo.png',
  '/_app/main.js',
);
const rules = parseRedirects(
  '/old/* /guide/ 301\n/away https://other.example/ 302\n/round /round 301\n',
  '_redirects',
).rules;

/** The problems of a page with one link. */
function listProblems(href: string, options: Partial<SiteAddress> & { html?: string; path?: string } = {}): string[] {
  const { html = `<a href="${href}">x</a>`, path = '/guide/index.html', ...site } = options;
  const judging = createAddressChecker({
    served: { files, redirects: rules },
    base: '/',
    origin: '',
    ignore: [],
    others: [],
    ...site,
  });
  const read = (text: string) => parseHtmlPage(text, 'a.html');
  const found = judging.check({ path, file: 'a.html', page: read(html) });
  judging.check({
    path: '/guide/café/index.html',
    file: 'b.html',
    page: read('<h2 id="größe"></h2><p id="Basic"></p>'),
  });
  return [...found, ...judging.finish()].map(
    ({ severity, rule, message, hint }) => `${severity} ${rule}: ${message}. ${hint}`,
  );
}

describe('an address', () => {
  it.each([
    '/',
    '/guide/',
    '/guide',
    '/guide/index.html',
    '/logo.png?x=1',
    './',
    '../',
    'caf%C3%A9/',
    '/guide/café/',
    '#top',
    '#',
    '',
    '/old/page/',
    '/away',
    'https://other.example/',
    '//other.example/',
    'mailto:a@b.example',
    'javascript:void(0)',
    '/guide/café/#gr%C3%B6%C3%9Fe',
    '/guide/café/#Basic.tsx',
    '/guide/café/#:~:text=x',
  ])('%j is valid', (href) => {
    expect(listProblems(href)).toEqual([]);
  });

  it('without a page is reported with the nearest one', () => {
    expect(listProblems('/guid/')).toEqual([
      'error html-link-broken: The link "/guid/" does not lead to a file in the folder. Did you mean "/guide/"?',
    ]);
    expect(listProblems('/elsewhere/entirely/')).toEqual([
      'error html-link-broken: The link "/elsewhere/entirely/" does not lead to a file in the folder. Correct the link, or list a pattern for it under "links.ignore" in docs.config.ts if another host serves it.',
    ]);
  });

  it('in a circular redirect is invalid', () => {
    expect(listProblems('/round')).toHaveLength(1);
  });

  it('of a missing file is reported', () => {
    expect(listProblems('', { html: '<img src="/lgo.png" alt=""><script src="x.js"></script>' })).toEqual([
      'error html-file-missing: The page loads "/lgo.png", but the folder has no such file. Did you mean "/logo.png"?',
      'error html-file-missing: The page loads "/guide/x.js", but the folder has no such file. Add the file, or correct the address.',
    ]);
  });

  it('must have a fragment of its page', () => {
    expect(listProblems('/guide/café/#grösse')).toEqual([
      'warning html-anchor-broken: The page "/guide/café/" has no element with the id "grösse". Did you mean "#größe"?',
    ]);
    expect(listProblems('#elsewhere')).toEqual([
      'warning html-anchor-broken: The page "/guide/" has no element with the id "elsewhere". Link to an id of the page, or to the page alone.',
    ]);
    expect(listProblems('/old/page/#elsewhere')).toHaveLength(1);
  });

  it('of the site’s own host is checked like any other', () => {
    const origin = 'https://docs.example.com';

    expect(listProblems('https://docs.example.com/guide/', { origin })).toEqual([]);
    expect(listProblems('https://docs.example.com', { origin })).toEqual([]);
    expect(listProblems('https://docs.example.com/guid/', { origin })).toHaveLength(1);
    expect(listProblems('https://docs.example.com.evil.example/x/', { origin })).toEqual([]);
  });

  it('of an ignored pattern is skipped', () => {
    expect(listProblems('/store/cart/', { ignore: ['/store/**'] })).toEqual([]);
    expect(listProblems('/docs/store/cart/', { ignore: ['/store/**'], base: '/docs/' })).toEqual([]);
  });

  it('must be below the base of the site', () => {
    expect(listProblems('/docs/guide/', { base: '/docs/' })).toEqual([]);
    expect(listProblems('/docs', { base: '/docs/' })).toEqual([]);
    expect(listProblems('café/', { base: '/docs/' })).toEqual([]);
    expect(listProblems('/guide/', { base: '/docs/' })).toEqual([
      'error html-link-outside: The address "/guide/" leaves the sub-path "/docs/" that the site is served under. Write "/docs/guide/", or list a pattern for it under "links.ignore" in docs.config.ts if it is not part of the site.',
    ]);
  });

  it('in a post is a warning only, because the page may have been removed', () => {
    expect(listProblems('', { html: '<body data-docs-template="BlogPost"><a href="/guid/">x</a>' })[0]).toMatch(
      /^warning html-link-broken/,
    );
  });
});
