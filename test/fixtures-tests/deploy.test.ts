// The recipes of examples/deploy, run on a built site: the script for S3 with a stand-in for "aws", nginx as
// itself where it is installed.

import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFences } from '../find-fences.ts';
import { goodPage, runWarm, siteTest } from '../site-test.ts';

const examples = fileURLToPath(new URL('../../examples/deploy/', import.meta.url));
const read = (file: string) => readFileSync(join(examples, file), 'utf8');
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));

const site = siteTest({
  'content/lib/one.md': goodPage('One'),
  'nav/lib.ts': "export default [{ pathname: '/lib/one/' }];\n",
});
const built = site.build();

describe('the recipes for hosts', () => {
  it('use commands and options that exist', async () => {
    const texts = readdirSync(examples, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yml|toml|sh|md)$|Dockerfile$/.test(file))
      .map(read);
    const commands = texts.flatMap((text) => [...text.matchAll(/npx docs ([a-z]+)((?: --[a-z-]+)*)/g)]);
    expect(commands.length).toBeGreaterThan(6);

    for (const name of new Set(commands.map(([, each = '']) => each))) {
      const { status, stdout } = await runWarm([name, '--help'], examples);
      const flags = commands.filter(([, each]) => each === name).flatMap(([, , all = '']) => all.split(' '));
      expect([name, status]).toEqual([name, 0]);
      for (const flag of flags.filter(Boolean)) expect(stdout).toContain(` ${flag} `);
    }
  });

  it('upload every file to S3 once, and the scripts of pages before the pages', async () => {
    await built;
    const folder = join(site.root, 's3');
    mkdirSync(folder);
    symlinkSync(site.out, join(folder, 'dist'));
    writeFileSync(join(folder, 'aws'), '#!/usr/bin/env bash\nprintf "%s\\n" "$*" >> calls.txt\n');
    chmodSync(join(folder, 'aws'), 0o755);
    execFileSync('bash', [join(examples, 's3/deploy.sh'), 'bucket'], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    });

    const calls = readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n');
    expect(calls[0]).toBe('s3 sync dist/_app s3://bucket/_app --cache-control public, max-age=31536000, immutable');
    expect(calls.at(-1)).toContain('--delete');
    const wholes = calls.slice(1, -1).map(toFilter);
    for (const file of site.outputFiles().filter((each) => !each.startsWith('_app/'))) {
      const isKept = !['_headers', '_redirects', '.vitrine.json'].includes(file);
      expect([file, wholes.filter((takes) => takes(file)).length]).toEqual([file, isKept ? 1 : 0]);
    }
  });

  it('have the lines for nginx that the manual shows', () => {
    const manual = readFileSync(fileURLToPath(new URL('../../docs/site.md', import.meta.url)), 'utf8');
    const shown = findFences(manual, 'docs/site.md').find(({ code }) => code.includes('$http_accept'))?.code ?? '';
    const blocks = shown.split(/^#.*\n/m).filter(Boolean);
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

    expect(blocks).toHaveLength(2);
    for (const block of blocks) expect(flat(read('nginx/nginx.conf'))).toContain(flat(block));
  });

  it.skipIf(!nginx)('serve pages, copies and headers with nginx (where it is installed)', async () => {
    await built;
    const { stdout: headers } = await site.run(['headers', 'nginx', '--out', site.out]);
    const port = await findPort();
    const below = await findPort();
    const recipe = read('nginx/nginx.conf');
    const toServer = (text: string, { at, folder }: { at: number; folder: string }) =>
      text.replace('listen 80;', `listen 127.0.0.1:${at};`).replace('/usr/share/nginx/html', folder);
    // The same files below a path, as a site with a "base" lies.
    const web = join(site.root, 'web');
    mkdirSync(web);
    symlinkSync(site.out, join(web, 'docs'));
    const server = [
      toServer(recipe, { at: port, folder: site.out }),
      toServer(recipe.slice(recipe.indexOf('\nserver {')).replace('set $docs_base "";', 'set $docs_base /docs;'), {
        at: below,
        folder: web,
      }),
    ].join('');
    const conf = join(site.root, 'nginx.conf');
    writeFileSync(join(site.root, 'mime.types'), 'types { text/html html; text/javascript js; text/css css; }\n');
    writeFileSync(
      conf,
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${site.root}/nginx.pid; events {}\nhttp {\ninclude mime.types; default_type application/octet-stream; access_log off;\n${headers}\n${server}}\n`,
    );
    const host = spawn(nginx ?? '', ['-c', conf, '-e', join(site.root, 'nginx.log')], { stdio: 'ignore' });
    try {
      await expect.poll(() => ask(port, '/').catch(() => undefined), { timeout: 10_000 }).toBeDefined();
      const page = await ask(port, '/lib/one/');
      const copy = await ask(port, '/lib/one.md');
      const lost = await ask(port, '/none/');
      const lostBelow = await ask(below, '/docs/none/');

      const [markdown, home, homeBelow, pageBelow] = await Promise.all([
        ask(port, '/lib/one/', asTool),
        ask(port, '/', asTool),
        ask(below, '/docs/?from=menu', asTool),
        ask(below, '/docs/lib/one/', asTool),
      ]);

      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
      expect([page.headers.get('vary'), copy.headers.get('vary')]).toEqual(['Accept', null]);
      for (const [answer, file] of [
        [markdown, 'lib/one.md'],
        [home, 'index.md'],
        [homeBelow, 'index.md'],
        [pageBelow, 'lib/one.md'],
      ] as const) {
        expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Accept']);
        expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        expect(await answer.text()).toBe(site.read(file));
      }
      expect(markdown.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await ask(port, '/none/', asTool)).status).toBe(404);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect([lost.status, lost.headers.get('content-type')]).toEqual([404, 'text/html']);
      expect([lostBelow.status, await lostBelow.text()]).toEqual([404, site.read('404.html')]);
      expect([(await ask(port, '/_headers')).status, (await ask(port, '/.vitrine.json')).status]).toEqual([404, 404]);
    } finally {
      host.kill();
    }
  });
});

/** What a call of `aws s3 sync` takes: the last pattern that fits a file decides. */
function toFilter(call: string): (file: string) => boolean {
  const rules = [...call.matchAll(/--(exclude|include) (\S+)/g)].map(([, kind, pattern = '']) => ({
    takes: kind === 'include',
    fits: new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  }));
  return (file) => rules.findLast(({ fits }) => fits.test(file))?.takes ?? true;
}

const asTool = { accept: 'text/markdown, text/html;q=0.9' };

async function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers });
}

function findPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
