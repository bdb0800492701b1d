// Every rule, broken on purpose: what the command prints, word for word, and what it leaves alone.

import { beforeAll, describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { readRules } from '../read-rules.ts';
import { dotPicture, goodPage, siteTest, type CommandResult } from '../site-test.ts';
import { apiCases, apiPageCases } from './rules/api-cases.ts';
import { checkCases } from './rules/check-cases.ts';
import { configCases } from './rules/config-cases.ts';
import { demoCases } from './rules/demo-cases.ts';
import { dialectCases } from './rules/dialect-cases.ts';
import { figureCases } from './rules/figure-cases.ts';
import { frontMatterCases } from './rules/front-matter-cases.ts';
import { linkCases } from './rules/link-cases.ts';
import { mdxCases } from './rules/mdx-cases.ts';
import { lookCases } from './rules/look-cases.ts';
import { nameCase } from './rules/name-case.ts';
import { navCases } from './rules/nav-cases.ts';
import { otherCases } from './rules/other-cases.ts';
import { pathCases } from './rules/path-cases.ts';
import { playgroundCases, playgroundSettingsCases } from './rules/playground-cases.ts';
import { shareSettings, shareSite } from './rules/share-site.ts';
import type { SiteCase } from './rules/site-case.ts';
import { configWith } from './rules/site-with.ts';
import { textCases } from './rules/text-cases.ts';

const pageCases = [...frontMatterCases, ...textCases, ...dialectCases, ...linkCases];
const ofTrees = [...navCases, ...pathCases];
const sharesSettings = ({ files, status }: SiteCase) => status === 1 && !('docs.config.ts' in files);
const isTree = (each: SiteCase) => sharesSettings(each) && 'nav/lib.ts' in each.files;
// They wait for a limit of time, or fill a memory.
const isSlow = ({ rule }: SiteCase) => /^(?:module-endless|page-memory|page-timeout)$/.test(rule);
const isComponent = (each: SiteCase) => sharesSettings(each) && /^(?:component-render|page-exit)$/.test(each.rule);
const siteCases = [
  ...configCases,
  ...lookCases,
  ...ofTrees.filter((each) => !isTree(each)),
  ...playgroundSettingsCases,
  ...apiPageCases,
  ...otherCases.filter((each) => !isComponent(each)),
].map(nameCase);
// A site whose faults are warnings is written; one error among them would hide that.
const sharedSites = [
  { name: 'trees', ...shareSettings(ofTrees.filter(isTree)) },
  { name: 'components', ...shareSettings(otherCases.filter(isComponent)) },
  { name: 'playgrounds', ...shareSite(playgroundCases) },
  { name: 'figures, as errors', ...shareSite(figureCases.filter(({ status }) => status === 1)) },
  { name: 'figures, as warnings', ...shareSite(figureCases.filter(({ status }) => status === 0)) },
];
const sharedCases = sharedSites.flatMap(({ cases }) => cases);

describe('the rules of pages', () => {
  const pages = Object.fromEntries(pageCases.map(({ rule, text }) => [`content/lib/${rule}.md`, text]));
  const site = siteTest({
    ...pages,
    'content/lib/Basic.tsx': 'export default function Basic() { return null; }\n',
    'content/lib/logo.light.svg': '<svg viewBox="0 0 2 1"/>',
    'content/lib/heavy.svg': `<svg viewBox="0 0 2 1"/>${' '.repeat(1_153_434)}`,
    'partials/text.md': 'Text of {name}.\n',
    'partials/demo.md': '{{"demo": "Basic.js"}}\n',
    'public/broken.png': 'x',
    'public/logo.png': dotPicture,
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.buildAndFail();
  });

  it.each(pageCases)('$rule is printed with its place', ({ rule, prints }) => {
    const file = `content/lib/${rule}.md`;

    expect(built.lines.filter((line) => line.startsWith(file))).toEqual(prints.map((line) => `${file}${line}`));
  });

  it('end the build with status 1, and nothing is written', () => {
    expect(built.status).toBe(1);
    expect(built.stderr).not.toMatch(/^ {4}at /m);
    expect(site.outputFiles()).toEqual([]);
  });

  it('print nothing but their lines, sorted', () => {
    const files = built.lines.map((line) => line.replace(/(\.md).*/, '$1'));

    expect(built.lines).toHaveLength(pageCases.flatMap(({ prints }) => prints).length);
    expect(files).toEqual([...files].sort());
  });
});

describe('the rules of sites', () => {
  it.each(siteCases.filter((each) => isEvery || !isSlow(each)))('$name', async ({ rule, files, prints, status }) => {
    // The memory that this case takes stays with its process, and would slow down all that come after it.
    const site = siteTest(files, { sharesApi: true, isApart: rule === 'module-endless' });

    const built = await site.run(['build', '--root', site.root, '--out', site.out]);

    expect({ status: built.status, lines: built.lines }).toEqual({ status, lines: prints });
    expect(site.outputFiles().length > 0).toBe(status === 0);
  });
});

describe.each(sharedSites)('the rules of $name', ({ files, status, cases }) => {
  const site = siteTest(files, { sharesApi: true });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.run(['build', '--root', site.root, '--out', site.out]);
  });

  it.each(cases.map(nameCase))('$name', ({ mark, prints }) => {
    expect(built.lines.filter((line) => line.includes(mark))).toEqual(prints);
  });

  it(`end the build with status ${status}, and print nothing but their lines`, () => {
    expect(built.status).toBe(status);
    expect(built.lines).toHaveLength(cases.flatMap(({ prints }) => prints).length);
    expect(site.outputFiles().length > 0).toBe(status === 0);
  });
});

describe('warnings', () => {
  it('stop a strict build, as errors', async () => {
    const site = siteTest({ 'content/lib/a.md': '# A\n' });
    await site.build();
    const before = site.hashes();

    const built = await site.buildAndFail('--strict');

    expect(built.lines).toEqual([
      'content/lib/a.md:1:1 error description-missing  The page has no description. Write <p class="description">…</p> below the title, or "description:" in the front matter.',
    ]);
    expect(built.status).toBe(1);
    expect(site.hashes()).toEqual(before);
  });
});

describe('errors', () => {
  it('of settings do not hide those of trees, and of the heads of pages', async () => {
    const site = siteTest({
      ...configWith('sorces: true'),
      'content/lib/b.md': '---\ntitel: B\n---\n# B\n',
      'nav/other.ts': "export default [{ pathname: '/lib/b', titel: 'B' }];\n",
    });

    const built = await site.run(['build', '--root', site.root, '--out', site.out]);

    expect([built.status, ...built.lines]).toEqual([
      2,
      'docs.config.ts:5:3 error config-unknown-key  Unknown key "sorces". Did you mean "sources"?',
      'content/lib/b.md:2:1 error front-matter-unknown-key  Unknown key "titel". Did you mean "title"?',
      'nav/other.ts:1:39 error nav-unknown-key  Unknown key "titel". Did you mean "title"?',
    ]);
  });

  it('leave the site of the last build as it was', async () => {
    const site = siteTest({ 'content/lib/a.md': goodPage('A') });
    await site.build();
    const before = site.hashes();
    site.write('content/lib/a.md', goodPage('A', '[x](/lib/b/)'));

    await site.buildAndFail();

    expect(site.hashes()).toEqual(before);
  });
});

describe('the tables of this folder', () => {
  // Those of plugins and slots are tested in plugins.test.ts. What the others check is not the site but the machine, the browser, the server, or the state of files: they have tests of their own.
  const elsewhere = [
    'api-memory',
    'cache-damaged',
    'cache-removed',
    'cache-unusable',
    'card-font',
    'card-letters',
    'check-browser-missing',
    'check-tool-missing',
    'demo-accessibility',
    'demo-console',
    'demo-error',
    'demo-hydration',
    'demo-not-live',
    'demo-picture-changed',
    'demo-picture-missing',
    'demo-picture-restless',
    'demo-picture-unused',
    'demo-pictures-unreadable',
    'demo-request',
    'fence-package',
    'fence-twoslash',
    'fence-type',
    'figure-package',
    'headers-syntax',
    'history-shallow',
    'host-unknown',
    'join-page',
    'join-product',
    'library-source',
    'link-external-broken',
    'mdx-off',
    'mdx-package',
    'not-a-folder',
    'out-missing',
    'page-moved',
    'part-damaged',
    'plugin-file',
    'plugin-page',
    'plugin-run',
    'plugin-stopped',
    'plugin-value',
    'port-denied',
    'port-in-use',
    'port-invalid',
    'search-below-threshold',
    'search-queries-invalid',
    'search-query-page',
    'sharp-missing',
    'slot-render',
    'slot-unknown',
    'special-file',
    'symlink-outside-root',
    'verify-differs',
    'watch-limit',
  ];

  it('cover every rule that a site can break', () => {
    // Each fault of a demo is tested in demo-faults.test.ts.
    const held = new Set(
      [...pageCases, ...siteCases, ...sharedCases, ...demoCases, ...apiCases, ...checkCases, ...mdxCases].map(
        ({ rule }) => rule,
      ),
    );

    expect([...readRules()].filter((rule) => !held.has(rule)).sort()).toEqual(elsewhere);
  });

  it('print the rule that they name', () => {
    const wrong = [...pageCases, ...siteCases, ...sharedCases, ...demoCases].filter(
      ({ rule, prints }) => prints.length === 0 || !prints.every((line) => line.includes(` ${rule}  `)),
    );

    expect(wrong).toEqual([]);
  });
});
