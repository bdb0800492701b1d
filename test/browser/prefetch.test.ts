// What is fetched ahead on a blog below a path, in two languages, with a service worker: the server's own list of requests.

import { createServer, request as sendRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { everyday, isEvery } from '../everyday.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { goodPage, siteTest } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const executablePath = findChromium() ?? '';
const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

interface Asked {
  readonly path: string;
  readonly isAhead: boolean;
  readonly status: number;
}

describe.skipIf(!executablePath)(`what is fetched ahead${reason}`, () => {
  const asked: Asked[] = [];
  const closers: (() => unknown)[] = [];
  let url = '';

  beforeAll(async () => {
    let target = 0;
    const proxy = createServer((request, response) => {
      const path = request.url ?? '';
      const isAhead = /prefetch/.test(`${request.headers['sec-purpose']} ${request.headers['purpose']}`);
      const sent = sendRequest({ port: target, path, method: request.method, headers: request.headers }, (answer) => {
        asked.push({ path, isAhead, status: answer.statusCode ?? 0 });
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        answer.pipe(response);
      });
      request.pipe(sent);
    });
    url = `http://localhost:${await listen(proxy)}/sub`;
    const site = siteTest({
      'docs.config.ts': `export default { title: 'Test', url: '${url.slice(0, -'/sub'.length)}', languages: ['en', 'pt'], cards: { draw: false }, blog: {}, products: [{ id: 'lib', name: 'Lib' }] };\n`,
      'content/lib/a.md': goodPage(
        'A',
        'The [RSS](/feed/blog/rss.xml), the [query](/feed/blog/rss.xml?from=a), the [notes](/notes.txt) and [B](/lib/b/).',
      ),
      'content/lib/b.md': goodPage('B', 'Text.'),
      'content/lib/a.pt.md': goodPage('A', 'O [RSS](/feed/blog/rss.xml) e [B](/lib/b/).'),
      'content/blog/first.md':
        '---\ntitle: First\ndate: 2024-01-02\n---\n\n<p class="description">A post.</p>\n\nText.\n',
      'public/notes.txt': 'Notes.\n',
      'redirects.txt': '/blog/feed/ /feed/blog/rss.xml 301\n',
    });
    await site.build('--base', '/sub/');
    const server = await startServer({ folder: site.out, port: 0, base: '/sub/' });
    if (server.kind === 'refused') throw new Error(server.message);
    target = server.port;
    closers.unshift(
      () => server.close(),
      () => proxy.close(),
      closeContexts,
    );
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  /** Opens a page, rests on each of these links, and lists what was asked for ahead, and what was not there. */
  async function rest(path: string, links: string, prepare?: (page: Page) => Promise<unknown>) {
    const page = await (await openChromium(executablePath)).newPage();
    await prepare?.(page);
    const faults: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    await page.goto(`${url}${path}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    asked.length = 0;
    for (const link of await page.locator(links).all()) {
      await link.hover();
      await page.waitForTimeout(600);
    }
    const ahead = asked.filter(({ isAhead, path: each }) => isAhead || each.includes('feed')).map((each) => each.path);
    const missing = asked.filter(({ status }) => status >= 400).map((each) => `${each.status} ${each.path}`);
    await page.close();
    return { ahead: [...new Set(ahead)].sort(), missing, faults };
  }

  it.runIf(isEvery).each(
    everyday(
      [
        ['of a page, with and without a query', '/lib/a/', 'main p a', ['/sub/lib/b/']],
        ['of a translated page', '/pt/lib/a/', 'main p a', ['/sub/lib/b/']],
        ['at the end of the blog', '/blog/', '.post-feeds a', []],
        ['in the head and to the posts', '/blog/', 'main article a, main h2 a', ['/sub/blog/first/']],
      ],
      4,
    ),
  )('is no feed and no other file by a link %s', async (_what, path, links, ahead) => {
    expect(await rest(path, links)).toEqual({ ahead, missing: [], faults: [] });
  });

  it.runIf(isEvery)('is no feed either where the browser knows no speculation rules', async () => {
    const withoutRules = (page: Page) =>
      page.addInitScript(() => void (HTMLScriptElement.supports = (type) => type !== 'speculationrules'));

    expect(await rest('/lib/a/', 'main p a', withoutRules)).toEqual({
      ahead: ['/sub/lib/b/'],
      missing: [],
      faults: [],
    });
  });

  it('causes no failed request when a feed is opened at its old address', async () => {
    const page = await (await openChromium(executablePath)).newPage();
    asked.length = 0;
    await page.goto(`${url}/blog/feed/`);
    await expect.poll(() => page.url()).toBe(`${url}/feed/blog/rss.xml`);
    await page.waitForTimeout(500);

    expect(asked.filter(({ status }) => status >= 400)).toEqual([]);
    await page.close();
  });
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}
