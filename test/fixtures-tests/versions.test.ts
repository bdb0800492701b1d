// docs build --base: versions of a site that are served beside each other on one host.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePathList } from '../../core/publish/versions/path-list.ts';
import { stackedSites } from '../stacked-sites.ts';
import { siteTest } from '../site-test.ts';

describe('two versions under one host', () => {
  const { current, old, folder, buildOld } = stackedSites();
  const readOld = (file: string) => readFileSync(join(folder, 'v5', file), 'utf8');
  beforeAll(async () => {
    await current.build();
    await buildOld();
  });

  it('share a list that the one at the root writes, and each has a list of its pages', () => {
    const [lib] = JSON.parse(current.read('versions.json')).products;

    expect(lib.versions[0]).toEqual({
      text: 'v6.1.0',
      status: 'current',
      date: '2026-01-31',
      base: '/',
      notes: '/lib/news/',
    });
    expect(parsePathList(current.read('paths.json'))).toEqual(['/', '/lib/button/', '/lib/news/', '/versions/']);
    expect(parsePathList(readOld('paths.json'))).toEqual(['/', '/lib/button/', '/lib/gone/', '/versions/']);
    expect(existsSync(join(folder, 'v5/versions.json'))).toBe(false);
  });

  it('stay as they are while the other one is built again', async () => {
    const before = readOld('lib/gone/index.html');
    await current.build();

    expect(readOld('lib/gone/index.html')).toBe(before);
    expect(readOld('lib/gone/index.html')).not.toContain('data-docs-version-banner');
  });

  it('have the same list from docs versions', async () => {
    const file = join(current.root, 'lists/versions.json');

    const { stdout } = await current.run(['versions', '--root', current.root]);
    await current.run(['versions', '--root', current.root, '--out', file]);

    expect(stdout).toBe(current.read('versions.json'));
    expect(readFileSync(file, 'utf8')).toBe(stdout);
  });

  it('refer readers from the old one to the new one where the old one is built with the list', async () => {
    await buildOld('--versions', join(folder, 'versions.json'));
    const [button, gone] = ['lib/button/index.html', 'lib/gone/index.html'].map((file) =>
      readOld(file).replaceAll('<!-- -->', ''),
    );

    expect(button).toContain('You are reading v5.9.0. <a href="/lib/button/">Read this page in v6.1.0</a>');
    expect(button).toContain('<link rel="canonical" href="https://docs.example.com/lib/button/"/>');
    expect(button).toContain('<meta name="robots" content="noindex"/>');
    expect(gone).toContain('This page is not in v6.1.0. <a href="/">Go to v6.1.0</a>');
    expect(gone).toContain('<link rel="canonical" href="https://docs.example.com/v5/lib/gone/"/>');
    expect(readOld('versions/index.html')).toContain('<td>Maintained</td>');
    expect(existsSync(join(folder, 'v5/sitemap.xml'))).toBe(false);
    expect(current.read('sitemap.xml')).not.toContain('/v5/');
  });

  it('pass the check of their files, links from one to the other included', async () => {
    const list = join(folder, 'versions.json');
    const root = await current.run(['check', '--root', current.root, '--out', folder]);
    const below = await old.run(['check', '--root', old.root, '--out', join(folder, 'v5'), '--versions', list]);

    expect([root.stderr, below.stderr]).toEqual(['', '']);
  });

  it('are made again when the list changes, and only then', async () => {
    const list = join(folder, 'versions.json');
    const pageOf = () => readOld('lib/button/index.html');
    const before = pageOf();
    await buildOld('--versions', list);
    expect(pageOf()).toBe(before);

    old.write('new.json', readFileSync(list, 'utf8').replace('v6.1.0', 'v6.2.0'));
    await buildOld('--versions', join(old.root, 'new.json'));
    expect(pageOf()).toContain('v6.2.0');
  });
});

describe('--versions', () => {
  it('refuses a missing file, and a file that is no list', async () => {
    const site = siteTest({ 'a.json': '{}' });
    const none = await site.buildAndFail('--versions', join(site.root, 'none.json'));
    const other = await site.buildAndFail('--versions', join(site.root, 'a.json'));

    expect([none.status, other.status]).toEqual([2, 2]);
    expect(none.stderr).toMatch(
      /^error: The file ".*none\.json" of --versions does not exist\. Build the version that writes it first, or write it with "docs versions"\.\n$/,
    );
    expect(other.stderr).toMatch(
      /^error: The file ".*a\.json" of --versions lists no versions\. Name a file that a build or "docs versions" wrote\.\n$/,
    );
  });
});
