// The repository's own site, built into a folder of its own, served, and opened in Chromium.
// A test that uses it sees what a reader sees; whatever the browser complains about is kept.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { startServer } from '../../cli/serve/start-server.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { runDocs } from '../site-test.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** How Chromium is started: alone, quiet, and without asking the network for anything. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The site in a browser. */
export interface BrowserSite {
  /** Where the site is served, without a slash at its end. */
  readonly url: string;
  /** The path of every page, sorted; the missing page is not one of them. */
  readonly paths: readonly string[];
  /** Opens a window of its own, with the settings of its reader. */
  open(options?: BrowserContextOptions): Promise<Window>;
}

/** A window of the browser. */
export interface Window {
  readonly page: Page;
  /** What the browser complained about: errors of pages and of the console, failed requests. */
  readonly faults: string[];
  /** Goes to a path of the site. */
  visit(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Describes what a reader sees. Where there is no Chromium it is skipped, and its name says why. */
export function describeInBrowser(name: string, tests: (site: BrowserSite) => void): void {
  const executablePath = findChromium();
  const reason = executablePath ? '' : ' (no Chromium: install it, or name its file in CHROME_BIN)';

  describe.skipIf(!executablePath)(`${name}${reason}`, () => {
    tests(siteIn(executablePath ?? ''));
  });
}

/** The site is there from the first test on, and goes with the last. */
function siteIn(executablePath: string): BrowserSite {
  const site: { -readonly [Key in keyof BrowserSite]: BrowserSite[Key] } = {
    url: '',
    paths: [],
    open: () => Promise.reject(new Error('The site is not open yet')),
  };
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-browser-'));
    closers.unshift(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
    const { status, stderr } = await runDocs(['build', '--root', repository, '--out', join(folder, 'out')]);
    if (status !== 0) throw new Error(stderr);

    const server = await startServer({ folder: join(folder, 'out'), port: 0 });
    if (server.kind === 'refused') throw new Error(server.message);
    closers.unshift(() => server.close());

    const browser = await chromium.launch({ executablePath, args: flags });
    closers.unshift(() => browser.close());
    site.url = `http://localhost:${server.port}`;
    site.paths = listPaths(join(folder, 'out'));
    site.open = (options) => openWindow(browser, site.url, options);
  });

  afterAll(async () => {
    for (const close of closers) await close();
  });

  return site;
}

function listPaths(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((file) => (/(^|\/)index\.html$/.test(file) ? [`/${file.slice(0, -'index.html'.length)}`] : [])).sort();
}

/** Motion is off, so that no test waits for it or sees half of it. */
async function openWindow(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()} prints ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still asks for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${page.url()} asks for ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()} asks for ${response.url()}: ${response.status()}`);
  });

  return {
    page,
    faults,
    visit: async (path) => void (await page.goto(path, { waitUntil: 'load' })),
    close: () => context.close(),
  };
}
