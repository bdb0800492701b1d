// The repository's own site, served, and opened in Chromium. A test that uses it sees what a reader
// sees; whatever the browser complains about is kept.

import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, inject } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { closeContexts, openChromium, openPage } from './open-chromium.ts';
import { readerHeader, type Received } from './start-collector.ts';

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
  /** Reads what the collector of the site was sent by this window, in order. */
  received(): Promise<readonly Received[]>;
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

/** The browser is there when a window is opened; what a test left open goes with its file. */
function siteIn(executablePath: string): BrowserSite {
  afterAll(closeContexts);

  return {
    ...inject('ownSite'),
    open: async (options) => openWindow(await openChromium(executablePath), inject('ownSite').url, options),
  };
}

/** Motion is off, so that no test waits for it or sees half of it. */
async function openWindow(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Window> {
  const reader = randomUUID();
  const { page, close } = await openPage(browser, {
    baseURL,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await page.context().setExtraHTTPHeaders({ [readerHeader]: reader });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} throws ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()} prints ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still asks for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`${page.url()} asks for ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${page.url()} asks for ${response.url()}: ${response.status()}`);
  });

  return {
    page,
    faults,
    visit: async (path) => void (await page.goto(path, { waitUntil: 'load' })),
    received: async () => {
      const answer = await fetch(`http://127.0.0.1:${inject('ownSite').collectorPort}/received/${reader}`);
      return (await answer.json()) as Received[];
    },
    close,
  };
}
