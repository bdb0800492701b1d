// A browser → a window of a reader who has made choices on an earlier visit.

import type { Browser, BrowserContext } from 'playwright-core';
import type { Choices } from '../../../core/check/parse-choices.ts';
import { keptInCookie, keyOf, type PreferenceName } from '../../../core/preferences.ts';

interface Reader {
  readonly choices: Choices;
  /** Where the site is served, without a slash at its end. */
  readonly origin: string;
}

/** Opens a window, whose pages keep nothing for themselves. */
export async function openContext(browser: Browser, { choices, origin }: Reader): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const names = Object.keys(choices) as PreferenceName[];
  const kept = names.filter((name) => !keptInCookie.test(name)).map((name) => [keyOf(name), choices[name]]);
  const cookies = names.filter((name) => keptInCookie.test(name));

  await context.addInitScript((values) => {
    // What has no origin has no storage.
    if (self.origin !== 'null') Object.assign(localStorage, values);
  }, Object.fromEntries(kept));
  if (cookies.length > 0)
    await context.addCookies(cookies.map((name) => ({ name: keyOf(name), value: choices[name] ?? '', url: origin })));
  return context;
}
