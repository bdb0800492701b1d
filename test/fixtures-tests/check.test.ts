// docs check, as a user runs it: on folders with one fault each, and on what docs build has written.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  dotPicture,
  goodPage,
  libConfig,
  runDocs,
  siteTest,
  type CommandResult,
  type SiteFileTexts,
  type SiteTest,
} from '../site-test.ts';
import { checkCases } from './rules/check-cases.ts';
import { isEvery } from '../everyday.ts';

/** Writes a finished folder by hand. */
function siteWithOut(out: SiteFileTexts, files: SiteFileTexts = {}): SiteTest {
  const site = siteTest(files);
  for (const [file, text] of Object.entries(out)) {
    mkdirSync(dirname(join(site.out, file)), { recursive: true });
    writeFileSync(join(site.out, file), text);
  }
  return site;
}

const check = (site: SiteTest, ...flags: string[]): Promise<CommandResult> =>
  site.run(['check', '--root', site.root, '--out', site.out, ...flags]);

describe('the rules of finished files', () => {
  // The compiler of TypeScript takes seconds.
  it.each(checkCases.filter(({ rule }) => isEvery || rule !== 'demo-type'))(
    '$rule',
    async ({ out, files, flags = [], status, prints }) => {
      const checked = await check(siteWithOut(out, files), ...flags);

      expect({ status: checked.status, lines: checked.lines }).toEqual({ status, lines: prints });
    },
  );

  it('are printed under their own names', () => {
    expect(
      checkCases.filter(
        ({ rule, prints }) => prints.length === 0 || !prints.every((line) => line.includes(` ${rule}  `)),
      ),
    ).toEqual([]);
  });
});

describe('docs check', () => {
  it.runIf(isEvery)(
    'reads a large site in two threads, and reports broken links from one half to the other',
    async () => {
      const text = '<p>Some words.</p>'.repeat(23_000);
      const page = (body: string) =>
        `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}${text}</body></html>`;
      const names = Array.from({ length: 10 }, (_none, index) => `p${index}`);
      const links = names.map((name) => `<a href="/${name}/#part">x</a>`).join('');
      const out = Object.fromEntries(names.map((name) => [`${name}/index.html`, page(`<p id="part"></p>${links}`)]));

      // Only a process of its own takes a second thread.
      const site = siteWithOut({ ...out, 'p9/index.html': page(links) });
      const checked = await runDocs(['check', '--root', site.root, '--out', site.out]);

      expect(checked.lines).toHaveLength(10);
      expect(checked.lines[0]).toMatch(/p0.index\.html:1:\d+ warning html-anchor-broken {2}.*"\/p9\/".*"part"/);
    },
  );

  const files = {
    'content/lib/a.md': goodPage('A', '## Part\n\n[Part](/lib/b/#part) ![Logo](/logo.png)'),
    'content/lib/b.md': goodPage('B', '## Part\n\n[old](/old/)'),
    'public/logo.png': dotPicture,
    'public/raw.html': '<a href="lib/a/">',
    'redirects.txt': '/old/ /lib/a/ 301\n',
  };

  it('finds nothing wrong with what docs build writes, under any base', async () => {
    const site = siteTest(files);
    await site.build('--base', '/docs/');

    const { status, stderr, stdout } = await check(site);

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^inline script +\d+ B of 1\.0 kB/m);
    expect(stdout).toMatch(/^script of a page +[\d.]+ kB of 8\.0 kB/m);
    expect(stdout).toMatch(/^style sheet +[\d.]+ kB of 16\.0 kB/m);
    expect(stdout).toMatch(/^Checked \d+ pages in [\d.]+ s, 0 errors, 0 warnings\. /m);
    expect(stdout).toMatch(/^Not checked: types of demos and code\. Run: docs check --types --root \S+ --out \S+$/m);
  });

  it('finds translations, addresses and redirects that lead to nothing', async () => {
    const head = (link: string) => `<!doctype html><html lang="en"><head><title>A</title>${link}</head></html>\n`;
    const site = siteWithOut({
      'canonical/index.html': head('<link rel="canonical" href="/gone-1/">'),
      'translation/index.html': head('<link rel="alternate" hreflang="pt" href="/gone-2/">'),
      'moved/index.html': head('<meta http-equiv="refresh" content="0; url=/gone-3/">'),
      _redirects: '/old/ /canonical/ 301\n/older/ /gone-4/ 301\n/any/* /gone-5/:splat 301\n',
    });

    const { lines } = await check(site);

    expect(lines.map((line) => line.replace(/ {2}.*(\/gone-\d\/).*/, ' $1'))).toEqual([
      '_redirects:2:1 error html-link-broken /gone-4/',
      'canonical/index.html:1:76 error html-link-broken /gone-1/',
      'moved/index.html:1:81 error html-link-broken /gone-3/',
      'translation/index.html:1:90 error html-link-broken /gone-2/',
    ]);
  });

  it('requests other hosts only with --external, one address at a time', async () => {
    const asked: string[] = [];
    let [open, maxOpen] = [0, 0];
    const host = createServer(({ method, url = '' }, response) => {
      asked.push(`${method} ${url}`);
      maxOpen = Math.max(maxOpen, (open += 1));
      const status = url.startsWith('/gone')
        ? 404
        : url === '/private'
          ? 403
          : url === '/whole' && method === 'HEAD'
            ? 405
            : 200;
      setTimeout(() => {
        open -= 1;
        response.writeHead(status).end();
      }, 20);
    });
    await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const site = siteWithOut(
      { 'a/index.html': '<!doctype html><html lang="en"><head><title>A</title></head></html>' },
      {
        'docs.config.ts': `export default { title: 'Test', products: [], links: { ignore: ['${origin}/ignored/**'] } };\n`,
        'content/a.md': goodPage(
          'A',
          `[a](${origin}/there#part) [b](${origin}/there)\n\n- [c](${origin}/gone)\n\n` +
            `<${origin}/whole> [d](${origin}/private) [e](${origin}/ignored/x) \`${origin}/code\``,
        ),
      },
    );

    const silent = await check(site);
    expect([silent.lines, asked]).toEqual([[], []]);

    const { status, lines, stdout } = await check(site, '--external');
    host.close();
    expect(lines).toEqual([
      `content/a.md:7:3 warning link-external-broken  The address "${origin}/gone" answers with the status 404. Correct or remove the link, or list it under "links.ignore" in docs.config.ts.`,
    ]);
    expect(asked).toEqual(['HEAD /there', 'HEAD /gone', 'GET /gone', 'HEAD /whole', 'GET /whole', 'HEAD /private']);
    expect([status, maxOpen]).toEqual([0, 1]);
    expect(stdout).toContain('4 addresses of other hosts');
  });

  describe('of what docs build has written', () => {
    const site = siteTest(files);
    beforeAll(() => site.build());

    it('changes no file', async () => {
      expect(await site.rewritten(() => check(site))).toEqual([]);
    });

    it('ends with status 1 where a script outgrows its budget: 135', async () => {
      const within = await check(site);
      site.write('docs.config.ts', libConfig.replace(' };', ", budgets: { script: '1 kB' } };"));

      const over = await check(site);
      site.write('docs.config.ts', libConfig);

      expect([within.status, over.status]).toEqual([0, 1]);
      expect(over.lines).toEqual([
        expect.stringMatching(
          / error budget-exceeded {2}The script of a page has [\d.]+ kB gzipped, but the budget is 1\.0 kB, as on 3 other pages\./,
        ),
      ]);
    });

    it('reports a link to a file that is not there', async () => {
      writeFileSync(
        join(site.out, 'lib/a/index.html'),
        site.read('lib/a/index.html').replace('/lib/b/#part', '/lib/c/'),
      );

      const { status, lines } = await check(site);

      expect(status).toBe(1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        /^lib\/a\/index\.html:\d+:\d+ error html-link-broken {2}The link "\/lib\/c\/" does not lead to a file in the folder\./,
      );
    });
  });

  it('names files within the site by their path from its root', async () => {
    const site = siteTest(files);
    await site.run(['build', '--root', site.root]);
    writeFileSync(join(site.root, 'dist/lib/a/index.html'), '<!doctype html><html lang="en"></html>');

    const { lines } = await site.run(['check', '--root', site.root]);

    expect(lines[0]).toMatch(/^dist\/lib\/a\/index\.html:1:1 error html-title-missing/);
  });

  it('speaks JSON and SARIF', async () => {
    const site = siteWithOut({ 'index.html': '<!doctype html><html lang="en"></html>' });

    const json = await check(site, '--format', 'json');
    const sarif = await check(site, '--format', 'sarif');

    expect(json.stdout).toBe('');
    expect(JSON.parse(json.stderr)).toMatchObject([
      { file: 'index.html', line: 1, column: 1, severity: 'error', code: 'html-title-missing' },
    ]);
    expect(JSON.parse(sarif.stderr).runs[0].results[0]).toMatchObject({ ruleId: 'html-title-missing', level: 'error' });
  });

  it('ends with status 2 without a folder, and does not build one', async () => {
    const site = siteTest(files);

    const { status, stderr } = await check(site);

    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `error: There is no folder "${site.out}" to check. Run docs build first, or name the folder with --out.\n`,
    });
    expect(site.outputFiles()).toEqual([]);
  });

  it('reports a wrong setting, and nothing else', async () => {
    const checked = await check(
      siteWithOut({ 'index.html': '<p>' }, { 'docs.config.ts': 'export default { title: 1, products: [] };\n' }),
    );

    expect(checked.status).toBe(2);
    expect(checked.lines.map((line) => line.split(' ')[2])).toEqual(['config-type']);
  });

  it.runIf(isEvery)('reads a thousand pages', { timeout: 120_000 }, async () => {
    const page = (number: number) =>
      `<!doctype html><html lang="en"><head><title>A</title></head><body>${`<p id="p${number}">Text <a href="/p${(number + 1) % 1000}/#p">next</a></p>`.replace('#p"', `#p${(number + 1) % 1000}"`)}${'<p>Some <b>words</b>, again.</p>'.repeat(120)}</body></html>`;
    const site = siteWithOut(
      Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`p${number}/index.html`, page(number)])),
    );

    const { status, stdout } = await check(site);

    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Checked 1000 pages') });
  });
});
