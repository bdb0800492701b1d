// A browser → a window of a reader who has made choices on an earlier visit, and whom nobody counts.

import type { Browser, BrowserContext } from 'playwright-core';
import type { Choices } from '../../../core/check/parse-choices.ts';
import { keptInCookie, keyOf, type PreferenceName } from '../../../core/preferences.ts';
import type { Site } from '../../../core/site.ts';

interface Reader {
  readonly choices: Choices;
  /** Where the site is served, without a slash at its end. */
  readonly origin: string;
  readonly site: Pick<Site, 'analytics' | 'feedback'>;
}

/** Opens a window. What its pages tell to the addresses of the settings ends here. */
export async function openContext(browser: Browser, { choices, origin, site }: Reader): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const names = Object.keys(choices) as PreferenceName[];
  const kept = names.filter((name) => !keptInCookie.test(name)).map((name) => [keyOf(name), choices[name]]);
  const cookies = names.filter((name) => keptInCookie.test(name));

  await context.addInitScript((values) => void Object.assign(localStorage, values), Object.fromEntries(kept));
  if (cookies.length > 0)
    await context.addCookies(cookies.map((name) => ({ name: keyOf(name), value: choices[name] ?? '', url: origin })));
  for (const address of listAddresses(site, origin))
    await context.route(
      (url) => url.href.startsWith(address),
      (route) => route.fulfill({ status: 204 }),
    );
  return context;
}

function listAddresses({ analytics, feedback }: Reader['site'], origin: string): string[] {
  const settings = [analytics.endpoint, feedback.endpoint].flatMap((address) => address || []);
  return ['https://www.googletagmanager.com/', ...settings.map((address) => new URL(address, origin).href)];
}
