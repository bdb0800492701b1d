// One Chromium for all test files that a worker runs, one after the other: what a test does in it
// stays in its context. One that has crashed is replaced by a new one.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';
import { collectorUrl } from './start-collector.ts';

const flags = [
  ...chromiumFlags,
  // A frame without an origin has a process of its own, as in every browser with windows.
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
];

let opened: Browser | undefined;

/** Gives the browser, which ends with its worker. */
export async function openChromium(executablePath: string): Promise<Browser> {
  const collector = `MAP ${new URL(collectorUrl).host} 127.0.0.1:${inject('ownSite').collectorPort}`;
  if (!opened?.isConnected())
    opened = await chromium.launch({ executablePath, args: [...flags, `--host-resolver-rules=${collector}`] });
  return opened;
}

/** A page, and how it is closed. */
export interface OpenPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** Options that a context may change after it was made. */
const changeable = new Set(['baseURL', 'viewport', 'colorScheme', 'reducedMotion', 'forcedColors', 'contrast']);

/** What Playwright's own test runner uses to give one context to one test after the other. */
interface ReusableBrowser extends Browser {
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext(reason: string): Promise<void>;
}

/** Whether a test has the page that is given to one test after the other. */
let isTaken = false;

/**
 * Opens a page of a reader who has never been here: nothing is stored, and no script or route of another test is left.
 * If possible, this is the page of an earlier test, because a new process takes as long as a visit.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OpenPage> {
  if (isTaken || !Object.keys(options).every((key) => changeable.has(key))) {
    const context = await browser.newContext(options);
    return { page: await context.newPage(), close: () => context.close() };
  }

  isTaken = true;
  const reusable = browser as ReusableBrowser;
  const context = await reusable._newContextForReuse(options);
  context.once('close', () => (isTaken = false));
  await Promise.all([context.clearPermissions(), context.setOffline(false), context.setExtraHTTPHeaders({})]);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    async close() {
      const isEmpty = await page.goto('about:blank', { timeout: 5000 }).then(
        () => true,
        () => false,
      );
      await (isEmpty ? reusable._disconnectFromReusedContext('The window is closed') : context.close());
    },
  };
}

/** Closes what a test file has left open. A frame that hangs outlives its page, and would take a processor for the rest. */
export async function closeContexts(): Promise<void> {
  if (!opened?.isConnected()) return;
  await Promise.all(opened.contexts().map((context) => context.close()));
  const renderers = await listRenderers(opened);
  // That of the page for the next test.
  if (renderers.length <= 1) return;
  await (await (opened as ReusableBrowser)._newContextForReuse({})).close();
  for (const id of await listRenderers(opened)) endProcess(id);
}

async function listRenderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.flatMap(({ id, type }) => (type === 'renderer' ? [id] : []));
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
