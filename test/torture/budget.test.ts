// Torture table, section B: texts that cost a parser more than their length.
//
// Each such page may cost its own budget, and never the pages beside it.

import { beforeAll, describe, expect, it } from 'vitest';
import { libConfig, siteTest, goodPage, type CommandResult } from '../site-test.ts';

const config = libConfig.replace(' };', ', limits: { pageSeconds: 5, pageBytes: 2_000_000 } };');
const nestedLists = Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}* a\n`).join('');

const pages: Record<string, string> = {
  '30-lists': nestedLists,
  '34-quotes': `${'> '.repeat(4000)}a`,
  '31-emphasis': `${'*a **a '.repeat(65_000)}b${' a** a*'.repeat(65_000)}`,
  '31-mixed': '*a_ '.repeat(16_000),
  '31-openers': '**_* '.repeat(16_000),
  '33-cdata': 'a <![CDATA['.repeat(4000),
  '33-instruction': 'a <?'.repeat(10_000),
  '33-declaration': 'a <!A '.repeat(10_000),
  '33-rule': `${'* '.repeat(2000)}a`,
  '35-brackets': `${'['.repeat(20_000)}a${']'.repeat(20_000)}`,
  '35-links': '[a](b'.repeat(10_000),
  '35-backticks': Array.from({ length: 400 }, (_, index) => `e${'`'.repeat(index)}`).join(''),
  '35-entities': `${'&'.repeat(50_000)}`,
  '35-tables': `|${' a |'.repeat(2000)}\n|${' - |'.repeat(2000)}\n${`|${' a |'.repeat(20)}\n`.repeat(100)}`,
  '35-footnotes': Array.from({ length: 500 }, (_, index) => `[^${index}]\n\n[^${index}]: x\n`).join('\n'),
};

describe('torture of the time budget', () => {
  const site = siteTest({
    'docs.config.ts': config,
    'nav/lib.ts': 'export default [];\n',
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`content/lib/${name}.md`, goodPage('A', text)])),
    'content/lib/good.md': goodPage('A good page'),
    'content/lib/last.md': goodPage('Z', '[x](/lib/gone/)'),
  });
  let built: CommandResult;
  beforeAll(async () => {
    built = await site.run(['build', '--root', site.root, '--out', site.out, '--keep-going']);
  });
  const linesOf = (name: string) =>
    built.lines
      .filter((line) => line.startsWith(`content/lib/${name}.md`) && !line.includes('page-not-in-nav'))
      .map((line) => line.replace(/^\S+\.md:?/, ''));

  it('30*: lists 500 deep are refused', () => {
    expect(linesOf('30-lists')).toEqual([
      '105:1 error markdown-too-deep  The text is nested more than 100 blocks deep. Flatten the lists or quotes, or raise limits.nesting in docs.config.ts.',
    ]);
  });

  it('34*: quotes 4,000 deep are refused, without a stack', () => {
    expect(linesOf('34-quotes')).toEqual([
      '5:1 error markdown-too-deep  The text is nested more than 100 blocks deep. Flatten the lists or quotes, or raise limits.nesting in docs.config.ts.',
    ]);
    expect(built.stderr).not.toMatch(/^ {4}at /m);
  });

  it('31: emphasis that never ends is refused', () => {
    expect(linesOf('31-emphasis').join()).toMatch(/^5:1 error markdown-too-dense /);
  });

  it.each(Object.keys(pages).filter((name) => /^3[135]/.test(name)))('%s: is made, or is refused, in time', (name) => {
    const faults = linesOf(name).filter((line) => line.includes('error') && !line.includes('link-broken'));

    expect(faults.filter((line) => !/error (markdown-too-dense|markdown-too-deep) /.test(line))).toEqual([]);
    expect(site.outputFiles()).toContain(`lib/${name}/index.html`);
  });

  it('31, 33: the other pages are made and checked', () => {
    expect(site.read('lib/good/index.html')).toContain('A good page');
    expect(linesOf('last').join()).toContain('error link-broken  No page has the path "/lib/gone/"');
    expect(built.status).toBe(1);
  });
});
