// A build that finds everything as the last one left it: it says the same again, and makes nothing. Whether it has
// looked at pages shows by the store of builds: it was removed, and comes back with a build that makes pages.

import { appendFileSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { everyday, isEvery } from '../everyday.ts';
import { hasGit, runGit } from '../run-git.ts';
import { goodPage, siteTest, type SiteFileTexts, type SiteTest } from '../site-test.ts';

/** Files that were saved a moment before a build are not taken as known to be older. */
const momentMs = 60;

const files = {
  'content/lib/a.md': goodPage('A', '{{"demo": "Basic.tsx"}}'),
  'content/lib/b.md': goodPage('B'),
  'content/lib/Basic.tsx': 'export default function Basic() {\n  return <p>Basic</p>;\n}\n',
};

/** A site that was built a moment after its files were written. */
async function builtSite(
  texts: SiteFileTexts = files,
  prepare: (site: SiteTest) => void = () => {},
): Promise<SiteTest> {
  // A process that has run settings does not run them again.
  const site = siteTest(texts, { isApart: String(texts['docs.config.ts']).includes('readFileSync') });
  prepare(site);
  await delay(momentMs);
  await site.build();
  return site;
}

const toBuilds = (site: SiteTest) => join(site.root, '.vitrine/builds');

/** Builds once more, and returns whether pages were looked at. */
async function looksAtPages(site: SiteTest, ...flags: string[]): Promise<boolean> {
  rmSync(toBuilds(site), { recursive: true, force: true });
  await site.build(...flags);
  return existsSync(toBuilds(site));
}

describe.concurrent('a build of a site in which nothing has changed', () => {
  it('looks at no page, and prints the same summary', async () => {
    const site = await builtSite();
    rmSync(toBuilds(site), { recursive: true });

    const { stdout } = await site.build();

    expect(stdout).toMatch(/^Built \d+ pages in [\d.]+ s \(0 files written, \d+ kept\), 0 errors, 0 warnings\./);
    expect(existsSync(toBuilds(site))).toBe(false);
  });

  it.each(
    everyday(
      [
        ['components', { 'components/Mark.tsx': 'export default function Mark() {\n  return <b>M</b>;\n}\n' }],
        ['slots', { 'slots/Footer.tsx': 'export default function Footer() {\n  return <b>F</b>;\n}\n' }],
        ['templates', { 'templates/NotFound.tsx': 'export default function NotFound() {\n  return <b>N</b>;\n}\n' }],
      ] as const,
      1,
    ),
  )('looks at no page after a build from nothing that has compiled %s', async (_kind, modules) => {
    expect(await looksAtPages(await builtSite({ ...files, ...modules }))).toBe(false);
  });

  it('reports warnings and missing texts once more, also with --report', async () => {
    const site = siteTest({
      ...files,
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', languages: ['en', 'eo'], cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
      'nav/other.ts': 'export default [];\n',
    });
    await delay(momentMs);
    const report = join(site.root, '../report.json');
    const first = await site.build('--report', report);
    rmSync(toBuilds(site), { recursive: true });

    const again = await site.build('--report', report);

    expect(existsSync(toBuilds(site))).toBe(false);
    expect(again.lines).toEqual(first.lines);
    expect(again.lines).toEqual([expect.stringContaining('nav-without-product')]);
    expect(again.stderr).toBe(first.stderr);
    expect(again.stderr).toContain('for eo');
    const { diagnostics, written, pages } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, unknown>;
    expect({ diagnostics, written, pages }).toMatchObject({
      diagnostics: [{ code: 'nav-without-product' }],
      written: 0,
    });
    expect(pages).toBeGreaterThan(2);
  });

  it.runIf(isEvery)('looks at pages all the same with --verify and with another --base', async () => {
    const site = await builtSite();

    expect(await looksAtPages(site, '--verify')).toBe(true);
    expect(await looksAtPages(site, '--base', '/docs/')).toBe(true);
    expect(site.read('lib/a/index.html')).toContain('href="/docs/');
  });
});

const toTypes = (comment: string) =>
  `export interface BadgeProps {\n  /** ${comment} */\n  tone?: string;\n}\nexport declare function Badge(props: BadgeProps): JSX.Element;\n`;

/** What is changed, and what the site says of it afterwards. */
const changes: readonly [string, SiteFileTexts, (site: SiteTest) => unknown, (site: SiteTest) => void][] = [
  [
    'a page was edited, and has its old length and time',
    files,
    (site) => {
      const file = join(site.root, 'content/lib/b.md');
      const { atime, mtime } = statSync(file);
      site.write('content/lib/b.md', goodPage('B').replace('# B', '# C'));
      utimesSync(file, atime, mtime);
    },
    (site) => expect(site.read('lib/b/index.html')).toMatch(/<h1[^>]*>C/),
  ],
  [
    'settings read a file outside of the site that was changed',
    {
      ...files,
      'docs.config.ts':
        "import { readFileSync } from 'node:fs';\nconst file = new URL(`file://${process.cwd()}/title.txt`);\nexport default { title: readFileSync(file, 'utf8'), url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }] };\n",
    },
    (site) => writeFileSync(join(site.root, '../title.txt'), 'Second'),
    (site) => expect(site.read('lib/b/index.html')).toContain('Second'),
  ],
  [
    'a file of the output was edited',
    files,
    (site) => appendFileSync(join(site.out, 'lib/b/index.html'), '<p>Edited</p>'),
    (site) => expect(site.read('lib/b/index.html')).not.toContain('Edited'),
  ],
  [
    'a package was installed',
    { ...files, 'package-lock.json': '{ "packages": {} }\n' },
    (site) => site.write('package-lock.json', '{ "packages": { "node_modules/kit": {} } }\n'),
    (site) => expect(site.read('lib/b/index.html')).toContain('B'),
  ],
  [
    'the types of a package were edited by hand',
    {
      ...files,
      'docs.config.ts':
        "export default { title: 'Test', url: 'https://docs.example.com', cards: { draw: false }, products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'kit' }] };\n",
      'node_modules/kit/package.json':
        '{ "name": "kit", "version": "1.0.0", "main": "index.js", "types": "index.d.ts" }',
      'node_modules/kit/index.js': 'exports.Badge = () => null;\n',
      'node_modules/kit/index.d.ts': toTypes('First.'),
    },
    (site) => site.write('node_modules/kit/index.d.ts', toTypes('Then.')),
    (site) => expect(site.read('lib/api/badge/index.html')).toContain('Then.'),
  ],
  [
    'a file of redirects was added',
    files,
    (site) => site.write('redirects.txt', '/old/ /lib/a/\n'),
    (site) => expect(site.read('old/index.html')).toContain('/lib/a/'),
  ],
  [
    'a file was added that an import prefers',
    {
      ...files,
      'content/lib/Basic.tsx':
        "import { word } from './word';\nexport default function Basic() {\n  return <p>{word}</p>;\n}\n",
      'content/lib/word/index.ts': "export const word = 'from the folder';\n",
    },
    (site) => site.write('content/lib/word.ts', "export const word = 'from the file';\n"),
    (site) => expect(site.read('lib/a/index.html')).toContain('<p>from the file</p>'),
  ],
];

describe.concurrent('a build looks at pages where', () => {
  it.each(everyday(changes, 7))('%s', async (_name, texts, change, expectChanged) => {
    const site = await builtSite(texts, ({ root }) => writeFileSync(join(root, '../title.txt'), 'First'));
    await change(site);

    expect(await looksAtPages(site)).toBe(true);
    expectChanged(site);
    // What was changed is old by now, and known.
    await delay(momentMs);
    await site.build();
    expect(await looksAtPages(site)).toBe(false);
  });

  it.runIf(hasGit && isEvery)('another commit is checked out', async () => {
    const commit = ({ root }: SiteTest, ...words: string[]) =>
      runGit(['commit', '--quiet', '--allow-empty', '--message', 'Write', ...words], { cwd: root });
    const site = await builtSite(files, (made) => {
      runGit(['init', '--quiet'], { cwd: made.root });
      runGit(['add', 'content'], { cwd: made.root });
      commit(made);
    });
    expect(await looksAtPages(site)).toBe(false);
    await site.build();

    commit(site, '--date', '2020-01-01T00:00:00');

    expect(await looksAtPages(site)).toBe(true);
  });
});
