// A window → a page that shows one demo after the other, whose visits are not counted by analytics.

import type { BrowserContext, Page } from 'playwright-core';
import type { Site } from '../../../core/model/site.ts';

/** The site that a page shows. */
export interface ShownSite {
  /** Where the site is served, without a slash at its end. */
  readonly origin: string;
  readonly site: Pick<Site, 'analytics' | 'feedback'>;
}

/** A page that shows demos. */
export interface DemoWindow {
  readonly page: Page;
  /**
   * Runs a script in the page that is open. A page that has run it before does not parse it again: Playwright
   * would hand it to `eval`, which does.
   */
  readonly run: (script: string) => Promise<unknown>;
  /** Returns whether a request went to an analytics URL of the settings and was blocked. */
  readonly isCounted: (url: string) => boolean;
}

/**
 * Opens a page. Requests to the analytics URLs of the settings are blocked; a route of Playwright would do the
 * same, but makes the browser fetch and compile every script again for each demo.
 */
export async function openPage(context: BrowserContext, { origin, site }: ShownSite): Promise<DemoWindow> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = toHeaders({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
    });
    // Leaving a page cancels its requests.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 204, responseHeaders }).catch(() => undefined);
  });
  const addresses = listAddresses(site, origin);
  await session.send('Fetch.enable', { patterns: addresses.map(toPattern) });
  return {
    page,
    run: (script) => session.send('Runtime.evaluate', { expression: script, silent: true }),
    isCounted: (url) => addresses.some((address) => url.startsWith(address)),
  };
}

function listAddresses({ analytics, feedback }: ShownSite['site'], origin: string): string[] {
  const settings = [analytics.endpoint, feedback.endpoint].flatMap((address) => address || []);
  return ['https://www.googletagmanager.com/', ...settings.map((address) => new URL(address, origin).href)];
}

/** Everything below an address, whose characters may have a meaning in a pattern. */
function toPattern(address: string): { urlPattern: string } {
  return { urlPattern: `${address.replace(/[\\*?]/g, '\\$&')}*` };
}

function toHeaders(headers: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
