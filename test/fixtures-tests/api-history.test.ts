// docs build and docs api on a package with two known earlier versions: one is installed, one is in a history folder.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodPage, siteTest, type SiteTest } from '../site-test.ts';

const declare = (props: string, others = '') =>
  [
    'export interface ReactElement { type: string }',
    `export interface ButtonProps {\n${props.replaceAll('; ', ';\n')}\n}`,
    'export declare function Button(props: ButtonProps): ReactElement;',
    others,
    '',
  ].join('\n');
const versions = {
  '1.0.0': declare('size?: string; /** @deprecated Use `size`. */ square?: boolean;', 'export type Size = string;'),
  '2.0.0': declare(
    'size?: string; tone?: string;',
    'export type Size = string;\nexport declare function Old(props: {}): ReactElement;\nexport declare function Fresh(props: {}): ReactElement;',
  ),
  '3.0.0': declare(
    'size?: string; tone?: string; wide?: boolean; /** @since 0.5.0 */ told?: string;',
    'export declare function Fresh(props: { onGo?: (to: string) => void }): ReactElement;',
  ),
};
const toPackage = (name: string, version: keyof typeof versions) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name: 'good', version }),
  [`node_modules/${name}/index.js`]: '',
  [`node_modules/${name}/index.d.ts`]: versions[version],
});
const config = (more: string) =>
  `export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good'${more} }] };\n`;

async function makeSite(): Promise<SiteTest> {
  const first = siteTest({ 'docs.config.ts': config(''), ...toPackage('good', '1.0.0') });
  await first.run(['api', '--root', first.root, '--json', first.out]);
  const historyFiles = first.outputFiles().map((file) => [`history/${file}`, first.read(file)] as const);
  return siteTest({
    'docs.config.ts': config(", history: ['./history', 'good-2']"),
    'nav/lib.ts': "export default [{ pathname: '/lib/to-3/' }];\n",
    'content/lib/to-3.md': goodPage('To 3', '{{"component": "ApiChanges", "from": "1", "to": "2.0"}}'),
    ...Object.fromEntries(historyFiles),
    ...toPackage('good', '3.0.0'),
    ...toPackage('good-2', '2.0.0'),
  });
}

describe('the API pages of a package with known earlier versions', () => {
  let site: SiteTest;
  beforeAll(async () => {
    site = await makeSite();
    await site.build();
  });

  it('are the same to the byte when the API comes from the cache', async () => {
    const fresh = site.read('api-docs/lib.json');
    rmSync(site.out, { recursive: true });

    await site.build();
    expect(site.read('api-docs/lib.json')).toBe(fresh);
  });

  it('mark what was added after the first version', () => {
    const rows = [
      ...site
        .read('lib/api/button/index.html')
        .matchAll(/id="button-prop-(\w+)"[^]*?<summary[^>]*>([^]*?)<\/summary>/g),
    ].map(([, name, summary = '']) => [
      name,
      summary
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/)
        .slice(1)
        .join(' '),
    ]);

    expect(rows).toEqual([
      ['size', ''],
      ['told', '0.5'],
      ['tone', '2.0'],
      ['wide', 'New in 3.0'],
    ]);
  });

  it('end with what was removed, and what replaces it', () => {
    const html = site.read('lib/api/button/index.html');

    expect(html).toMatch(
      /<h2 id="removed">Removed[^]*<code>square<\/code><span class="chip api-origin">Removed in 2\.0\.0<[^]*<p>Use <code>size<\/code>\.<\/p>/,
    );
    expect(html).toContain('<a href="#removed">Removed</a>');
    expect(site.read('lib/api/index.html')).toContain(
      '<li data-docs-kind="component">Old<span class="chip api-origin">Removed in 3.0.0</span></li>',
    );
  });

  it('have the same history in their copies, and in the data for other tools', () => {
    const copy = site.read('lib/api/button.md');
    const button = JSON.parse(site.read('api-docs/lib.json')).entries.find(
      ({ name }: { name: string }) => name === 'Button',
    );

    expect(copy).toContain('_Since 2.0.0._');
    expect(copy).toContain('- Prop `square`: Removed in 2.0.0. Use `size`.');
    expect(button.props.wide.since).toBe('3.0.0');
    expect(button.removed).toEqual([{ word: 'prop', name: 'square', version: '2.0.0', advice: 'Use `size`.' }]);
  });

  it('list the differences between the versions that a page names', () => {
    const html = site.read('lib/to-3/index.html');

    expect(html).toContain('1.0.0 → 2.0.0');
    expect(html).toContain('<a href="/lib/api/button/#button-prop-tone"><code>tone</code></a>');
    expect(html).not.toContain('<code>wide</code>');
  });

  it('have their changes printed by docs api, version by version, with other exports and types, and kept by --json', async () => {
    const { stdout, status } = await site.run([
      'api',
      '--root',
      site.root,
      '--history',
      join(site.root, 'history'),
      'good-2',
      '--json',
      join(site.root, 'json'),
    ]);
    const diff = await site.run(['api', '--root', site.root, '--diff', join(site.root, 'history')]);

    expect(status).toBe(0);
    expect(stdout).toMatch(/good 2\.0\.0 → 3\.0\.0\nadded       Button, prop told\nadded       Button, prop wide\n/);
    expect(stdout.indexOf('2.0.0 → 3.0.0')).toBeLessThan(stdout.indexOf('1.0.0 → 2.0.0'));
    expect(diff.stdout).toContain('\nremoved     type Size\n');
    expect(JSON.parse(readFileSync(join(join(site.root, 'json'), 'button.json'), 'utf8')).props.tone.since).toBe(
      '2.0.0',
    );
    expect(JSON.parse(readFileSync(join(join(site.root, 'json'), '_packages.json'), 'utf8'))).toEqual([
      { name: 'good', version: '3.0.0' },
    ]);
  });

  it('take no history from a folder that holds no API', async () => {
    const { stderr, status } = await site.run(['api', '--root', site.root, '--history', join(site.root, 'none')]);

    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: The folder ".*none" of --history contains no API\./);
  });

  it('cannot list the differences from an unknown version', async () => {
    site.write('content/lib/to-3.md', goodPage('To 3', '{{"component": "ApiChanges", "from": "7"}}'));
    const { lines } = await site.buildAndFail();

    expect(lines).toEqual([
      expect.stringContaining(
        'content/lib/to-3.md:5:1 error api-nothing-compared  "ApiChanges" has nothing to compare, as no package of the product "lib" has the versions that it names.',
      ),
    ]);
  });
});
