// The address of a demo's page → the page with the demo hydrated, or why it is not.

import type { Page } from 'playwright-core';
import { within } from './within.ts';

/** Returns the reason why a demo is not hydrated; undefined if it is. */
export async function wakeDemo(page: Page, url: string, milliseconds: number): Promise<string | undefined> {
  const end = performance.now() + milliseconds;
  const left = () => Math.max(1, end - performance.now());

  try {
    await page.goto(url, { waitUntil: 'load', timeout: left() });
    const outcome = await within(left(), page.evaluate(waitUntilLive));
    return reasons[outcome];
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return `it is not hydrated after ${milliseconds / 1000} s`;
  }
}

const reasons = {
  live: undefined,
  failed: 'its script has stopped',
  stopped: 'it has stopped, and shows an error instead',
  empty: 'it has no island',
};

/** Runs in the page. */
async function waitUntilLive(): Promise<keyof typeof reasons> {
  const islands = [...document.querySelectorAll('[data-demo] [data-island], [data-demo][data-island]')];
  if (islands.length === 0) return 'empty';

  for (const island of islands) {
    // An island may wait until it is seen.
    island.scrollIntoView({ block: 'nearest' });
    while (!island.matches('[data-hydrated], [data-docs-failed]')) await new Promise((done) => setTimeout(done, 10));
  }
  // Errors of effects are reported with the next frame.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
  if (islands.some((island) => island.matches('[data-docs-failed]'))) return 'failed';
  return document.querySelector('[data-demo] .demo-fault') ? 'stopped' : 'live';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
