// Torture table, section C: trees, paths and links that collide, leave the site or never end.

import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dotPicture, goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { isWhole } from './is-whole.ts';

const a = { 'content/lib/a.md': goodPage('A') };
const navOf = (...entries: string[]): SiteFileTexts => ({
  ...a,
  'nav/lib.ts': `export default [\n  { pathname: '/lib/a' },\n${entries.map((entry) => `  ${entry},\n`).join('')}];\n`,
});

async function rulesOf(site: SiteTest): Promise<string[]> {
  const built = await site.run(['build', '--root', site.root, '--out', site.out]);
  expect(built.stderr).not.toMatch(/^ {4}at |fault of the engine/m);
  return built.lines
    .filter((line) => line.includes(' error '))
    .map((line) => / error ([\w-]+) /.exec(line)?.[1] ?? line);
}

/** Rows that differ from another one in a name alone, which tests of units try as well. */
const alike = new Set([
  '53* within',
  '54 encoded backslash',
  '54 backslash',
  '59 aux',
  '59 nul',
  '59 dot',
  '59 blank',
  '59 file',
  '61 404',
  '61 worker',
  '61 assets',
  '63 pathname',
]);

describe('torture of trees', () => {
  it('47*: one path in two groups stops the build and names both lines', async () => {
    const site = siteTest(navOf("{ pathname: '/lib/g', children: [{ pathname: '/lib/a' }] }"));
    mkdirSync(site.out);

    const built = await site.buildAndFail();

    expect(built.lines).toEqual([
      'nav/lib.ts:3:48 error duplicate-path  Two entries have the pathname "/lib/a": nav/lib.ts:2:15 and nav/lib.ts:3:48. Remove one of the two, or give it a pathname of its own.',
    ]);
    expect(built.status).toBe(1);
    expect(site.outputFiles()).toEqual([]);
  });

  const rows: [string, SiteFileTexts, string[]][] = [
    ['49*', navOf("{ pathname: '/lib/A', planned: true }"), ['duplicate-path-case']],
    [
      '49* files',
      {
        ...a,
        'content/lib/b.md': goodPage('B'),
        'content/lib/B.md': goodPage('B'),
        'nav/lib.ts': "export default [{ pathname: '/lib/a' }, { pathname: '/lib/b' }];\n",
      },
      ['duplicate-output', 'missing-content'],
    ],
    [
      '50',
      { ...navOf("{ pathname: '/lib/\u00e9' }, { pathname: '/lib/e\u0301' }"), 'content/lib/\u00e9.md': goodPage('E') },
      ['duplicate-path-unicode'],
    ],
    [
      '51*',
      { ...a, 'content/api/button.md': goodPage('B'), 'content/api-docs/button.md': goodPage('B') },
      ['duplicate-output'],
    ],
    ['53*', navOf("{ pathname: '/../../etc/x' }"), ['path-traversal']],
    ['53* within', navOf("{ pathname: '/lib/../../x' }"), ['path-traversal']],
    ['54 slash', navOf("{ pathname: '/lib/a%2f..%2f..%2fx' }"), ['path-character']],
    ['54 encoded backslash', navOf("{ pathname: '/lib/..%5cx' }"), ['path-character']],
    ['54 backslash', navOf("{ pathname: '/lib/..\\\\x' }"), ['path-character']],
    ['55', navOf("{ pathname: '/lib/a\\u0000b' }"), ['path-character']],
    ['59 con', navOf("{ pathname: '/con' }"), ['path-not-portable']],
    ['59 aux', navOf("{ pathname: '/aux/x' }"), ['path-not-portable']],
    ['59 nul', navOf("{ pathname: '/nul.txt' }"), ['path-not-portable']],
    ['59 dot', navOf("{ pathname: '/a.' }"), ['path-not-portable']],
    ['59 blank', navOf("{ pathname: '/a ' }"), ['path-not-portable']],
    ['59 colon', navOf("{ pathname: '/a:b' }"), ['path-not-portable']],
    ['59 file', { ...a, 'content/lib/aux.md': goodPage('B') }, ['path-not-portable', 'path-not-portable']],
    ['61 index', { ...a, 'content/lib/a/index/index.md': goodPage('B') }, ['reserved-path', 'reserved-path']],
    ['61 404', navOf("{ pathname: '/404' }"), ['reserved-path']],
    ['61 worker', navOf("{ pathname: '/sw.js' }"), ['reserved-path']],
    ['61 assets', navOf("{ pathname: '/assets/x' }"), ['reserved-path']],
    ['61 app', navOf("{ pathname: '/_app/x' }"), ['reserved-path']],
    [
      '62',
      {
        ...a,
        'nav/lib.ts':
          "const g = { pathname: '/lib/g', children: [{ pathname: '/lib/a' }] };\ng.children.push(g);\nexport default [g];\n",
      },
      ['nav-cycle'],
    ],
    [
      '62 deep',
      {
        ...a,
        'nav/lib.ts':
          "let g = { pathname: '/lib/b', planned: true };\nfor (let i = 0; i < 20000; i += 1) g = { pathname: `/lib/g${i}`, planned: true, children: [g] };\nexport default [{ pathname: '/lib/a' }, g];\n",
      },
      ['nav-too-deep'],
    ],
    [
      '63',
      navOf("{ pathname: '/lib/b', planned: true, linkProps: { href: 'javascript:alert(1)' } }"),
      ['nav-link-protocol'],
    ],
    ['63 pathname', navOf("{ pathname: 'java\\nscript:alert(1)' }"), ['nav-link-protocol']],
    ['65', navOf("{ pathname: '/lib/none' }"), ['missing-content']],
  ];
  it.concurrent.each(rows.filter(([row]) => isWhole || !alike.has(row)))('%s', async (_row, files, rules) => {
    expect((await rulesOf(siteTest(files))).sort()).toEqual([...rules].sort());
  });

  it('65: a page in no tree is reported, and an error in a strict build', async () => {
    const site = siteTest({ ...navOf(), 'content/lib/orphan.md': goodPage('B') });

    expect((await site.build()).lines).toEqual([
      'content/lib/orphan.md warning page-not-in-nav  No tree has an entry for the page "/lib/orphan/". Add { pathname: "/lib/orphan" } to nav/lib.ts, or write "unlisted: true" in the page\'s front matter.',
    ]);
    expect((await site.buildAndFail('--strict')).status).toBe(1);
  });

  // The corpus that every build must take has broken anchors, so alone they stop a strict build only.
  it('66*: broken links and anchors are reported with their line, and a crawler finds no others', async () => {
    const site = siteTest({
      'content/lib/a.md': goodPage('A', '[x](/missing/)\n\n[y](/lib/b/#nope)\n\n<a href="/raw/">z</a>'),
      'content/lib/b.md': goodPage('B', '## Part\n\n[a](/lib/a/#a) [part](#part) [b](/lib/b/#part) ![Dot](/dot.png)'),
      'public/dot.png': dotPicture,
    });
    const pages = () => site.outputFiles().filter((file) => file.endsWith('.html'));
    const withoutWords = (lines: readonly string[]) => lines.map((line) => line.replace(/ {2}.*/, ''));

    const built = await site.buildAndFail('--keep-going');
    expect(withoutWords(built.lines)).toEqual([
      'content/lib/a.md:5:1 error link-broken',
      'content/lib/a.md:7:1 warning anchor-broken',
      'content/lib/a.md:9:1 error link-broken',
      'content/lib/b.md:7:1 warning anchor-broken',
    ]);
    expect(findDeadLinks(site.out, pages())).toEqual([
      'lib/a/index.html: /missing/',
      'lib/a/index.html: /lib/b/#nope',
      'lib/a/index.html: /raw/',
      'lib/b/index.html: /lib/a/#a',
    ]);

    site.write(
      'content/lib/b.md',
      goodPage('B', '## Part\n\n[a](/lib/a/) [part](#part) [b](/lib/b/#part) ![Dot](/dot.png)'),
    );
    site.write('content/lib/a.md', goodPage('A', '[y](/lib/b/#nope)'));
    const { status, lines } = await site.buildAndFail('--strict');
    expect({ status, lines: withoutWords(lines) }).toEqual({
      status: 1,
      lines: ['content/lib/a.md:5:1 error anchor-broken'],
    });

    site.write('content/lib/a.md', goodPage('A', '[y](/lib/b/#part)'));
    expect((await site.build()).lines).toEqual([]);
    expect(pages().length).toBeGreaterThan(2);
    expect(findDeadLinks(site.out, pages())).toEqual([]);
  });
});

describe('torture of files', () => {
  it('50: a file name in NFD gives a path in NFC', async () => {
    const site = siteTest({
      'content/lib/e\u0301.md': goodPage('E'),
      'nav/lib.ts': "export default [{ pathname: '/lib/\u00e9' }];\n",
    });

    await site.build();

    expect(site.outputFiles()).toContain('lib/\u00e9/index.html');
  });

  it('57: a link out of the site is an error, and is not read', async () => {
    const site = siteTest(a);
    const secret = join(dirname(site.root), 'secret.md');
    writeFileSync(secret, goodPage('Secret'));
    symlinkSync(secret, join(site.root, 'content/lib/x.md'));

    const built = await site.buildAndFail();

    expect(built.lines).toEqual([
      'content/lib/x.md error symlink-outside-root  This link leads out of the site, so the same site would differ from machine to machine. Copy the file that it points to into the site.',
    ]);
    expect(site.outputFiles()).toEqual([]);
  });

  it('57: a demo and a file of public/ that link out of the site are not read either', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A', '{{"demo": "Basic.js"}}') });
    const secret = join(dirname(site.root), 'secret.tsx');
    writeFileSync(secret, '// confidential\n');
    symlinkSync(secret, join(site.root, 'content/lib/Basic.tsx'));
    mkdirSync(join(site.root, 'public'));
    symlinkSync(secret, join(site.root, 'public/secret.txt'));

    const built = await site.buildAndFail('--keep-going');

    expect(built.lines.map((line) => line.replace(/ {2}.*/, ''))).toContain(
      'public/secret.txt error symlink-outside-root',
    );
    expect(site.outputFiles().filter((file) => site.read(file).includes('confidential'))).toEqual([]);
  });

  it('58: a link to a folder above is not followed without end, and gives no page twice', async () => {
    const site = siteTest(a);
    symlinkSync('..', join(site.root, 'content/loop'));

    const built = await site.run(
      ['build', '--root', site.root, '--out', site.out],
      isWhole ? { timeout: 10_000 } : undefined,
    );

    expect(built.signal).toBeNull();
    expect(site.outputFiles().filter((file) => file.endsWith('a/index.html')).length).toBeLessThanOrEqual(1);
  });

  it('53*: files beside the output folder are left as they were', async () => {
    const site = siteTest(navOf("{ pathname: '/lib/../../sentinel' }"));
    const sentinel = join(dirname(site.out), 'sentinel');
    writeFileSync(sentinel, 'here');

    await site.buildAndFail('--keep-going');

    expect(readFileSync(sentinel, 'utf8')).toBe('here');
    expect(existsSync(join(dirname(site.out), 'index.html'))).toBe(false);
  });
});
