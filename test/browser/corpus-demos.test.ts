// Demos of real documentation, where it lies beside the repository: rendered at build, and 60 of them
// brought to life, and used. They are many of what other tests show one by one, so `npm run test:every` tries them.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../cli/watch/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { isEvery } from '../everyday.ts';
import { runDocs } from '../site-test.ts';
import { closeContexts, openChromium } from './open-chromium.ts';

const maker = fileURLToPath(new URL('../../../shared/corpus/make-site.mjs', import.meta.url));
const executablePath = findChromium();
const canRun = existsSync(maker) && executablePath !== undefined;

describe.runIf(canRun && isEvery)(
  'the demos of the corpus (in test:every, where it lies beside the repository, and Chromium is installed)',
  { timeout: 180_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-corpus-'));
    const out = join(folder, 'out');
    const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })];
    let demos: string[] = [];
    let url = '';
    let browser: Browser;

    beforeAll(async () => {
      execFileSync(process.execPath, [maker, join(folder, 'site')]);
      leaveCardsOut(join(folder, 'site'));
      const { status, stderr } = await runDocs(['build', '--root', join(folder, 'site'), '--out', out]);
      if (status !== 0) throw new Error(stderr);
      demos = listDemoPages(out);

      const server = await startServer({ folder: out, port: 0 });
      if (server.kind === 'refused') throw new Error(server.message);
      closers.unshift(() => server.close());
      url = `http://localhost:${server.port}`;
      browser = await openChromium(executablePath ?? '');
      closers.unshift(closeContexts);
    });
    afterAll(async () => {
      for (const close of closers) await close();
    });

    it('are all rendered at build', () => {
      const empty = demos.filter(
        (path) =>
          !/<div class="demo-root"[^>]*><section aria-label="[^"]+"><\w/.test(
            readFileSync(join(out, path, 'index.html'), 'utf8'),
          ),
      );

      expect(demos.length).toBeGreaterThanOrEqual(600);
      expect(empty).toEqual([]);
    });

    it('need fewer than two script files for each page', () => {
      const scripts = readdirSync(join(out, '_app')).filter((file) => file.endsWith('.js'));
      const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('index.html') && !file.includes('demo'),
      );

      expect(scripts.length).toBeLessThan(2 * pages.length);
    });

    it('come to life and answer, 60 of them', async () => {
      const context = await browser.newContext({ baseURL: url });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
      page.on(
        'console',
        (message) =>
          void (['error', 'warning'].includes(message.type()) && faults.push(`${page.url()} prints ${message.text()}`)),
      );
      const sample = demos.filter((_path, index) => index % Math.floor(demos.length / 60) === 0).slice(0, 60);

      const silent: string[] = [];
      for (const path of sample) if (!(await answers(page, path))) silent.push(path);

      expect(sample).toHaveLength(60);
      expect(silent).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);

/** Leaves the pictures for social media out, which no test looks at. */
function leaveCardsOut(site: string): void {
  const settings = join(site, 'docs.config.ts');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace('export default {', 'export default { cards: { draw: false },'));
}

/** The stand-alone pages of demos, sorted. */
function listDemoPages(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\/demo\/[^/]+\/index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

/** Uses a demo as its reader would, and returns whether it answers. */
async function answers(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await page.locator('[data-demo][data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 });
  const root = page.locator('.demo-root');
  const before = await root.innerHTML();

  const [button, checkbox, field, timer] = [
    root.locator('button'),
    root.locator('input[type="checkbox"]'),
    root.locator('input:not([type])'),
    root.locator('[role="timer"]'),
  ];
  if (await button.count()) await button.click();
  else if (await checkbox.count()) await checkbox.click();
  else if (await field.count()) await field.fill('four');
  // A list has nothing to answer with.
  else if ((await timer.count()) === 0) return (await root.locator('li').count()) === 3;

  return expect
    .poll(() => root.innerHTML(), { timeout: 5000 })
    .not.toBe(before)
    .then(
      () => true,
      () => false,
    );
}
