// docs api, as a user runs it: a site with packages in its node_modules → files, lines and an exit status.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEvery } from '../everyday.ts';
import { siteTest, type CommandResult, type SiteTest } from '../site-test.ts';
import { apiCases, goodPackage, siteWithPackages } from './rules/api-cases.ts';

const api = (site: SiteTest, ...flags: string[]): Promise<CommandResult> =>
  site.run(['api', '--root', site.root, '--json', site.out, ...flags]);

describe('the rules of documented packages', () => {
  // They take seconds: a type that is nested too deep, and a script that ends its process.
  const isSlow = (rule: string) => rule === 'api-too-deep' || rule === 'api-exit';

  it.each(apiCases.filter(({ rule }) => isEvery || !isSlow(rule)))('$rule', async ({ files, status, prints }) => {
    const run = await api(siteTest(files));

    expect({ status: run.status, lines: run.lines }).toEqual({ status, lines: prints });
  });

  it('are printed under their own names', () => {
    expect(
      apiCases.filter(
        ({ rule, prints }) => prints.length === 0 || !prints.every((line) => line.includes(` ${rule}  `)),
      ),
    ).toEqual([]);
  });
});

describe('docs api', () => {
  const page = '---\ntitle: Buttons\ndescription: Says how.\ncomponents: Button\n---\n\n# Buttons\n';

  it('writes a file for each component and hook, with the pages that show it', async () => {
    const site = siteTest({ ...siteWithPackages({ good: goodPackage }), 'content/lib/buttons.md': page });

    const { status, stderr, stdout } = await api(site);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('lib: good 1.0.0, 1 component, 0 hooks, 1 type\n');
    expect(readdirSync(site.out)).toEqual(['_packages.json', 'button.json', 'types']);
    expect(JSON.parse(readFileSync(join(site.out, 'button.json'), 'utf8'))).toEqual({
      name: 'Button',
      kind: 'component',
      description: 'Starts something.',
      listed: true,
      hasPage: true,
      imports: ["import { Button } from 'good';"],
      props: { size: { type: "'sm' | 'md'", required: false, default: "'md'", description: 'How large it is.' } },
      nativeProps: [],
      styleProps: [],
      styleValues: {},
      slots: [],
      classes: [
        {
          key: 'disabled',
          className: 'Good-disabled',
          global: true,
          description: 'State class of the root if `disabled`.',
        },
        { key: 'root', className: 'GoodButton-root', global: false, description: 'Styles of the root.' },
      ],
      parameters: {},
      returnValue: {},
      themeDefaultProps: false,
      spread: false,
      sx: false,
      component: false,
      demos: ['/lib/buttons/'],
      source: 'good/index.d.ts',
    });
  });

  it('writes several products into folders of their own', async () => {
    const site = siteTest(siteWithPackages({ good: goodPackage, twin: goodPackage }), { sharesApi: true });
    site.write(
      'docs.config.ts',
      "export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }, { id: 'two', name: 'Two' }], api: [{ product: 'lib', packageName: 'good' }, { product: 'two', packageName: 'twin' }] };\n",
    );

    const { status } = await api(site);

    expect(status).toBe(0);
    expect(site.outputFiles()).toEqual([
      'lib/_packages.json',
      'lib/button.json',
      'lib/types/react-element.json',
      'two/_packages.json',
      'two/button.json',
      'two/types/react-element.json',
    ]);
  });

  it('writes the same bytes from its cache', async () => {
    const site = siteTest({ ...siteWithPackages({ good: goodPackage }), 'content/lib/buttons.md': page });
    await api(site);
    const first = site.hashes();
    await api(site);

    expect(site.hashes()).toEqual(first);
  });

  it('prints the differences from what it wrote before', async () => {
    const site = siteTest(siteWithPackages({ good: goodPackage }), { sharesApi: true });
    await api(site);
    const same = await site.run(['api', '--root', site.root, '--diff', site.out]);
    site.write(
      'node_modules/good/index.d.ts',
      String(goodPackage['index.d.ts']).replace("'sm' | 'md'", "'sm' | 'md' | 'lg'"),
    );
    const different = await site.run(['api', '--root', site.root, '--diff', site.out]);

    expect(same.stdout).toMatch(/\nNo differences\.\n$/);
    expect(different.stdout).toMatch(/\nchanged     Button, prop size: type 'sm' \| 'md' → 'sm' \| 'md' \| 'lg'\n$/);
  });

  it('prints the differences from a version that is installed under another name', async () => {
    const old = {
      ...goodPackage,
      'package.json': String(goodPackage['package.json']),
      'index.d.ts': String(goodPackage['index.d.ts']).replace("'sm' | 'md'", "'sm'"),
    };
    const site = siteTest(
      siteWithPackages({
        good: goodPackage,
        'good-1': old,
        stranger: { ...old, 'package.json': '{ "name": "stranger" }' },
      }),
      { sharesApi: true },
    );
    site.write(
      'docs.config.ts',
      "export default { title: 'Test', products: [{ id: 'lib', name: 'Lib' }], api: [{ product: 'lib', packageName: 'good' }] };\n",
    );

    const { stdout, status } = await site.run(['api', '--root', site.root, '--diff', 'good-1']);
    const strict = await site.run(['api', '--root', site.root, '--diff', 'good-1', '--exit-code']);
    const same = await site.run(['api', '--root', site.root, '--diff', 'good', '--exit-code']);
    const stranger = await site.run(['api', '--root', site.root, '--diff', 'stranger']);

    expect([stdout.split('\n').slice(1), status]).toEqual([
      [
        expect.stringMatching(/^good \d.*, compared with good-1:$/),
        "changed     Button, prop size: type 'sm' → 'sm' | 'md'",
        '',
      ],
      0,
    ]);
    expect([strict.stdout, strict.status, same.status]).toEqual([stdout, 1, 0]);
    expect([stranger.stderr, stranger.status]).toEqual([
      'error: The package "stranger" of --diff is not an earlier version of "good". Name its product with --product, or name it under "api": { product, packageName, before }.\n',
      2,
    ]);
  });

  it('refuses to compare with a folder that it did not write', async () => {
    const site = siteTest({ ...siteWithPackages({ good: goodPackage }), 'other/a.json': '{}' }, { sharesApi: true });

    const none = await site.run(['api', '--root', site.root, '--diff', 'none']);
    const other = await site.run(['api', '--root', site.root, '--diff', `${site.root}/other`]);

    expect([none.status, other.status]).toEqual([2, 2]);
    expect(none.stderr).toMatch(
      /^error: The folder ".*none" of --diff contains no API\. Write one with "docs api --json" from the other version first, or name an installed version\.\n$/,
    );
    expect(other.stderr).toMatch(
      /^error: The file ".*a\.json" of --diff was not written by "docs api --json"\. Name a folder that contains nothing else\.\n$/,
    );
  });

  it('refuses a product without packages, and names those that have some', async () => {
    const site = siteTest(siteWithPackages({ good: goodPackage }), { sharesApi: true });

    const { status, stderr } = await api(site, '--product', 'other');

    expect(status).toBe(2);
    expect(stderr).toBe(
      'error: The product "other" has no package under "api" in docs.config.ts. Name one of these: "lib".\n',
    );
  });

  it('refuses a site that names no package', async () => {
    const { status, stderr } = await api(siteTest({}));

    expect(status).toBe(2);
    expect(stderr).toBe(
      "error: No package is configured, so there is no API to show. Add one to docs.config.ts: api: [{ product: 'joy-ui', packageName: '@mui/joy' }].\n",
    );
  });
});
