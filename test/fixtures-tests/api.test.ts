// docs api, as a user runs it: a site with packages in its node_modules → files, lines and an exit status.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTest, type CommandResult, type SiteTest } from '../site-test.ts';
import { apiCases, goodPackage, siteWithPackages } from './rules/api-cases.ts';

const api = (site: SiteTest, ...flags: string[]): Promise<CommandResult> => site.run(['api', '--root', site.root, '--json', site.out, ...flags]);

describe('the rules of documented packages', () => {
  it.concurrent.each(apiCases)('$rule', async ({ files, status, prints }) => {
    const run = await api(siteTest(files));

    expect({ status: run.status, lines: run.lines }).toEqual({ status, lines: prints });
  });

  it('are told under the name that they have', () => {
    expect(apiCases.filter(({ rule, prints }) => prints.length === 0 || !prints.every((line) => line.includes(` ${rule}  `)))).toEqual([]);
  });
});

describe('docs api', () => {
  const page = '---\ntitle: Buttons\ndescription: Says how.\ncomponents: Button\n---\n\n# Buttons\n';

  it('writes a file for each component and hook, with the pages that show it', async () => {
    const site = siteTest({ ...siteWithPackages({ good: goodPackage }), 'content/lib/buttons.md': page });

    const { status, stderr, stdout } = await api(site);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('lib: good 1.0.0, 1 component, 0 hooks\n');
    expect(readdirSync(site.out)).toEqual(['button.json']);
    expect(JSON.parse(readFileSync(join(site.out, 'button.json'), 'utf8'))).toEqual({
      name: 'Button', kind: 'component', description: 'Starts something.', listed: true,
      imports: ["import { Button } from 'good';"],
      props: { size: { type: "'sm' | 'md'", required: false, default: "'md'", description: 'How large it is.' } },
      nativeProps: [], styleProps: [], slots: [],
      classes: [
        { key: 'disabled', className: 'Good-disabled', global: true, description: 'State class of the root if `disabled`.' },
        { key: 'root', className: 'GoodButton-root', global: false, description: 'Styles of the root.' },
      ],
      parameters: {}, returnValue: {}, themeDefaultProps: false, spread: false, sx: false, component: false,
      demos: ['/lib/buttons/'], source: 'good/index.d.ts',
    });
  });

  it('writes the same bytes from what it remembers', async () => {
    const site = siteTest({ ...siteWithPackages({ good: goodPackage }), 'content/lib/buttons.md': page });
    await api(site);
    const first = site.hashes();
    await api(site);

    expect(site.hashes()).toEqual(first);
  });

  it('refuses a product without packages, and names those that have some', async () => {
    const site = siteTest(siteWithPackages({ good: goodPackage }));

    const { status, stderr } = await api(site, '--product', 'other');

    expect(status).toBe(2);
    expect(stderr).toBe('error: The product "other" has no package under "api" in docs.config.ts. Name one of these: "lib".\n');
  });

  it('refuses a site that names no package', async () => {
    const { status, stderr } = await api(siteTest({}));

    expect(status).toBe(2);
    expect(stderr).toBe("error: No package is named whose API could be shown. Add one to docs.config.ts: api: [{ product: 'joy-ui', packageName: '@mui/joy' }].\n");
  });
});
