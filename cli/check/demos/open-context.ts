// A browser → a window of a reader who has made choices on an earlier visit.

import type { Browser, BrowserContext } from 'playwright-core';
import type { Choices } from '../../../core/check/parse-choices.ts';
import { cookiePreferences, keyOf, type PreferenceName } from '../../../core/model/preferences.ts';

interface Reader {
  readonly choices: Choices;
  /** Where the site is served, without a slash at its end. */
  readonly origin: string;
  /** For pictures: the clock stands still, and random numbers are the same on every visit. */
  readonly isStill?: boolean;
}

const moment = new Date('2024-05-15T12:00:00Z');

/** Opens a window whose pages store nothing. */
export async function openContext(
  browser: Browser,
  { choices, origin, isStill = false }: Reader,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(isStill ? { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 } : {}),
  });
  if (isStill) {
    await context.clock.setFixedTime(moment);
    await context.addInitScript(makeRandomRepeat);
  }
  const names = Object.keys(choices) as PreferenceName[];
  const storedChoices = names
    .filter((name) => !cookiePreferences.test(name))
    .map((name) => [keyOf(name), choices[name]]);
  const cookies = names.filter((name) => cookiePreferences.test(name));

  await context.addInitScript((values) => {
    // A document without an origin has no storage.
    if (self.origin !== 'null') Object.assign(localStorage, values);
  }, Object.fromEntries(storedChoices));
  if (cookies.length > 0)
    await context.addCookies(cookies.map((name) => ({ name: keyOf(name), value: choices[name] ?? '', url: origin })));
  return context;
}

/** Runs in the page: mulberry32, by Tommy Ettinger, which is in the public domain. */
function makeRandomRepeat(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
