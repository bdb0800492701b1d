// Torture table, section B: texts that want to run code in a reader's browser, or that are no text.

import { beforeAll, describe, expect, it } from 'vitest';
import { dotPicture, goodPage, siteTest, type CommandResult } from '../site-test.ts';
import { listElements } from './list-elements.ts';

const pages: Record<string, string | Uint8Array> = {
  plain: goodPage('A', 'Text.'),
  '19-script': goodPage(
    'A',
    '[x](javascript:alert(1))\n\n[y](JaVaScRiPt:alert(1))\n\n<a href="java&#10;script:alert(1)">z</a>',
  ),
  '21-data': goodPage('A', '[x](data:text/html,<script>1</script>)\n\n[y](vbscript:x)\n\n![z](data:image/svg+xml,x)'),
  '22-relative': goodPage('A', '[x](//evil.example)\n\n[y](/\\\\evil.example)'),
  '23-raw': goodPage(
    'A',
    '<img src="/logo.png" alt="Logo" onerror=alert(1)>\n\n<script>alert(1)</script>\n\n<svg onload=alert(1)></svg>\n\n<style>p{}</style>',
  ),
  '25-break-out': goodPage(
    'A',
    '[l](/lib/plain/ \'"><script>alert(1)</script>\')\n\n![">](/logo.png)\n\n```js"><script>alert(1)</script>\nlet a;\n```',
  ),
  '26-class': goodPage('A', '```js&#x20;xss\nlet a;\n```'),
  '27-clobber': goodPage(
    'A',
    '## location\n\n## currentScript\n\n## constructor\n\n## __proto__\n\n## root\n\n## main-content',
  ),
  '29-slug': goodPage('A', '## 🎉\n\n## ***\n\n## 日本語\n\n## <b></b>x'),
  '38-nul': goodPage('A', 'a\0b'),
  '190-image': goodPage('A', 'Text\n\n![](/logo.png)'),
  '46-regex': goodPage('A', `## ${'-'.repeat(50_000)}!`),
};

describe('torture of Markdown', () => {
  const site = siteTest({
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`content/lib/${name}.md`, text])),
    'public/logo.png': dotPicture,
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.run(['build', '--root', site.root, '--out', site.out, '--keep-going']);
  });
  const html = (name: string) => site.read(`lib/${name}/index.html`);
  const linesOf = (name: string) =>
    built.lines
      .filter((line) => line.startsWith(`content/lib/${name}.md:`))
      .map((line) => line.replace(/^[^ ]*:(\d+:\d+) /, '$1 ').replace(/ {2}.*/, ''));
  const countScripts = (name: string) => listElements(html(name)).filter(({ tag }) => tag === 'script').length;

  it('19*: a link with "javascript:" loses its address, and is reported', () => {
    expect(listElements(html('19-script')).filter(({ attributes }) => /script:/i.test(attributes.href ?? ''))).toEqual(
      [],
    );
    expect(linesOf('19-script')).toEqual([
      '5:1 warning link-protocol',
      '7:1 warning link-protocol',
      '9:1 warning link-protocol',
    ]);
  });

  it('21: links with "data:" and "vbscript:" lose their address', () => {
    const addresses = listElements(html('21-data')).flatMap(({ attributes: { href = '', src = '' } }) => [href, src]);

    expect(addresses.filter((address) => /^(data|vbscript):/i.test(address))).toEqual([]);
    expect(linesOf('21-data').filter((line) => line.endsWith('link-protocol'))).toHaveLength(3);
  });

  it('22: links to another host without a protocol are errors', () => {
    expect(linesOf('22-relative').filter((line) => line.endsWith('link-protocol-relative'))).toEqual([
      '5:1 error link-protocol-relative',
      '7:1 error link-protocol-relative',
    ]);
  });

  it('23: raw HTML that runs code is dropped, and reported', () => {
    const elements = listElements(html('23-raw'));

    expect(countScripts('23-raw')).toBe(countScripts('plain'));
    expect(elements.filter(({ attributes }) => Object.keys(attributes).some((name) => name.startsWith('on')))).toEqual(
      [],
    );
    expect(linesOf('23-raw').filter((line) => line.endsWith('warning raw-html-dropped')).length).toBeGreaterThanOrEqual(
      4,
    );
  });

  it('25: titles, texts of images and languages of fences stay within their quotes', () => {
    expect(countScripts('25-break-out')).toBe(countScripts('plain'));
  });

  it('26: the language of a fence adds one class at most', () => {
    const classes = listElements(html('26-class')).flatMap(({ attributes }) => attributes.class?.split(' ') ?? []);

    expect(classes).not.toContain('xss');
  });

  it('27: headings cannot take the ids of the page', () => {
    const ids = listElements(html('27-clobber')).flatMap(({ attributes }) => attributes.id ?? []);

    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(listElements(html('27-clobber')).find(({ attributes }) => attributes.id === 'main-content')?.tag).toBe(
      'main',
    );
  });

  it('29: headings without letters get ids of their own, to which the table of contents links', () => {
    const elements = listElements(html('29-slug'));
    const headings = elements
      .filter(({ tag }) => tag === 'h2')
      .map(({ attributes }) => attributes.id ?? '')
      .filter(Boolean);
    const targets = new Set(elements.flatMap(({ attributes }) => attributes.href ?? []));

    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(headings.filter((id) => !targets.has(`#${encodeURIComponent(id)}`) && !targets.has(`#${id}`))).toEqual([]);
  });

  it('38: a NUL becomes the replacement character', () => {
    expect(html('38-nul')).toContain('a\uFFFDb');
    expect(html('38-nul')).not.toContain('\0');
  });

  it('190: an image without a text is reported', () => {
    expect(linesOf('190-image')).toEqual(['7:1 warning image-alt']);
  });

  it('46: a heading of 50,000 hyphens is made in time', () => {
    expect(linesOf('46-regex').filter((line) => line.includes('page-timeout'))).toEqual([]);
  });
});

describe('torture of encodings', () => {
  it.each([
    ['41', Buffer.from([0x61, 0xff, 0xfe, 0x62]), 2, 'Byte 1 of the file is not valid UTF-8'],
    ['42', Buffer.from('\uFEFF# A\n', 'utf16le'), 1, 'The file is UTF-16LE, not UTF-8'],
    ['42 big-endian', Buffer.from('\uFEFF# A\n', 'utf16le').swap16(), 1, 'The file is UTF-16BE, not UTF-8'],
  ])('%s: bytes that are no UTF-8 are an error', async (_row, bytes, column, message) => {
    const site = siteTest({ 'content/lib/a.md': bytes });

    const built = await site.buildAndFail();

    expect(built.lines).toEqual([`content/lib/a.md:1:${column} error not-utf8  ${message}. Save the file as UTF-8.`]);
  });

  it('43: half a character in a tree is an error', async () => {
    const site = siteTest({
      'nav/lib.ts': "export default [{ pathname: '/lib/a', title: 'a\\ud800b' }];\n",
      'content/lib/a.md': goodPage('A'),
    });

    const built = await site.buildAndFail();

    expect(built.lines).toContain(
      'nav/lib.ts:1:39 error nav-type  "title" contains half of a character. Remove the lone surrogate, or write the whole character.',
    );
  });

  it('45: an empty file has no title, and never the text "undefined"', async () => {
    const site = siteTest({
      'content/lib/a.md': '',
      'content/lib/b.md': '---\ntitle: B\ndescription: Shows B.\n---\n',
    });

    const built = await site.run(['build', '--root', site.root, '--out', site.out, '--keep-going']);

    expect(built.status).toBe(1);
    expect(built.lines.filter((line) => line.includes('title-missing'))).toHaveLength(1);
    expect(site.read('lib/a/index.html') + site.read('lib/b/index.html')).not.toContain('undefined');
    expect(site.read('lib/b/index.html')).toContain('<h1>B</h1>');
  });
});
