// Sites in repositories: what Git knows of a page is on the page and in the sitemap.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { hasGit, runGit } from '../run-git.ts';
import { goodPage, libConfig, siteTest, type SiteTest } from '../site-test.ts';

const pages = {
  'docs.config.ts': libConfig,
  'content/lib/one.md': goodPage('One'),
  'content/lib/two.md': goodPage('Two'),
};

/** Commits everything that the folder around a site holds. */
function createRepository(site: SiteTest) {
  const folder = dirname(site.root);
  const git = (words: readonly string[], by: { day?: string; name?: string } = {}) =>
    runGit(words, { cwd: folder, ...by });
  const commit = (day: string, name: string) => {
    git(['add', 'site']);
    git(['commit', '--quiet', '--message', 'Change'], { day, name });
  };
  git(['init', '--quiet']);
  commit('2024-01-31', 'Ann');
  return { git, commit };
}

describe.skipIf(!hasGit)('a site in a folder of a repository (where Git is installed)', () => {
  it('says when each page was changed and by whom, and writes nothing after an unrelated commit', async () => {
    const site = siteTest(pages);
    const { commit, git } = createRepository(site);
    await site.build();
    site.write('content/lib/two.md', goodPage('Two', 'More text.'));
    commit('2024-02-01', 'Bo');
    await site.build();

    expect(site.read('lib/one/index.html')).toContain(
      'Last updated on <time dateTime="2024-01-31T10:00:00Z">January 31, 2024</time>',
    );
    expect(site.read('lib/two/index.html')).toContain('Written by Ann and Bo');
    expect(site.read('sitemap.xml')).toContain('/lib/two/</loc><lastmod>2024-02-01T10:00:00Z</lastmod>');
    expect(site.read('sitemap.xml')).toContain('.com/</loc></url>');

    writeFileSync(join(dirname(site.root), 'unrelated.txt'), 'x');
    git(['add', 'unrelated.txt']);
    git(['commit', '--quiet', '--message', 'Other'], { day: '2024-03-01' });
    expect(await site.rewritten(() => site.build())).toEqual([]);
  });

  it.runIf(isEvery)('shows no names, or nothing, where its settings say so', async () => {
    const site = siteTest({ ...pages, 'docs.config.ts': withHistory('{ contributors: false }') });
    createRepository(site);
    await site.build();
    expect(site.read('lib/one/index.html')).toContain('January 31, 2024');
    expect(site.read('lib/one/index.html')).not.toContain('Ann');

    site.write('docs.config.ts', withHistory('{ dates: false }'));
    await site.build();
    expect(site.read('lib/one/index.html')).not.toContain('page-history');
    expect(site.read('sitemap.xml')).not.toContain('lastmod');
  });

  it('says nothing in a clone without the history, and reports why once', async () => {
    const site = siteTest(pages);
    const { git } = createRepository(site);
    git(['clone', '--quiet', '--depth', '1', `file://${dirname(site.root)}`, 'clone']);
    const result = await site.run(['build', '--root', 'clone/site', '--out', site.out]);

    expect(result.status).toBe(0);
    expect(result.stderr.match(/history-shallow {2}/g)).toHaveLength(1);
    expect(site.read('lib/one/index.html')).not.toContain('page-history');
  });
});

describe.skipIf(!hasGit)('a site without a repository, or without a commit (where Git is installed)', () => {
  it('is built as before', async () => {
    const site = siteTest(pages);
    await site.build();
    expect(site.read('lib/one/index.html')).not.toContain('page-history');

    const before = site.hashes();
    mkdirSync(join(site.root, '.git'));
    await site.build();
    rmSync(join(site.root, '.git'), { recursive: true });
    runGit(['init', '--quiet'], { cwd: site.root });
    const result = await site.build();

    expect(result.stderr).not.toContain('history');
    expect(site.hashes()).toEqual(before);
  });
});

function withHistory(history: string): string {
  return libConfig.replace('};', `, history: ${history} };`).replace(/\s+,/, ',');
}
