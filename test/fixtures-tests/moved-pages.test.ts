// Pages that move from one build to the next, and the pages that redirects leave behind.

import { describe, expect, it } from 'vitest';
import { goodPage, siteTest } from '../site-test.ts';

const pages = { 'content/lib/one.md': goodPage('One'), 'content/lib/two.md': goodPage('Two') };

describe('a page that moved', () => {
  it('is reported once, with the redirect to write, which its old address then has', async () => {
    const site = siteTest(pages);
    await site.build();
    site.remove('content/lib/two.md');
    site.write('content/lib/three.md', goodPage('Two'));
    site.write('nav/lib.ts', "export default [{ pathname: '/lib/one' }, { pathname: '/lib/three' }];\n");
    const before = site.hashes();

    const strict = await site.buildAndFail('--strict');
    expect(strict.lines).toEqual([
      'content/lib/three.md error page-moved  There was a page at "/lib/two/", but its address no longer works. It is at "/lib/three/" now: write "redirectFrom: /lib/two/" in the front matter of that page.',
    ]);
    expect(site.hashes()).toEqual(before);

    site.write('content/lib/three.md', goodPage('Two').replace(/^(---\n)?/, '---\nredirectFrom: /lib/two/\n---\n\n'));
    expect((await site.build('--strict')).lines).toEqual([]);
    expect(site.read('lib/two/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/lib/three/">');
    expect(site.read('_redirects')).toContain('/lib/two/ /lib/three/ 301!\n/lib/two/ /lib/three/ 301\n');
  });

  it('is reported in every build while paths.txt promises it', async () => {
    const site = siteTest({ ...pages, 'paths.txt': '# stays\n/lib/one/\n/lib/gone\n/sitemap.xml\n' });
    const line =
      'paths.txt:3:1 warning page-moved  There was a page at "/lib/gone/", but its address no longer works. Write "/lib/gone/ /new/ 301" into redirects.txt, or "/lib/gone/ / 410" if nothing takes its place.';

    expect((await site.build()).lines).toEqual([line]);
    expect((await site.build()).lines).toEqual([line]);
    site.write('redirects.txt', '/lib/gone/ / 410\n');
    expect((await site.build()).lines).toEqual([]);
  });
});

describe('a redirect', () => {
  it('never takes the place of a file of the site', async () => {
    const site = siteTest({
      ...pages,
      'redirects.txt': '/old/ /lib/one/\n/kept/ /lib/one/\n/lib/one/ /lib/two/ 301!\n',
      'public/kept/index.html': '<!doctype html><title>Kept</title>\n',
    });
    await site.build();

    expect(site.read('old/index.html')).toContain('This page has moved');
    expect(site.read('kept/index.html')).toContain('Kept');
    expect(site.read('lib/one/index.html')).not.toContain('refresh');
  });
});
