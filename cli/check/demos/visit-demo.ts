// The page of a demo → the complaints of the browser until the demo is hydrated and idle.

import { setTimeout as wait } from 'node:timers/promises';
import type axe from 'axe-core';
import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';
import type { DemoWindow } from './open-page.ts';
import type { DemoFault } from './to-demo-problems.ts';
import { toReason } from './to-reason.ts';
import { wakeDemo } from './wake-demo.ts';
import { within } from './within.ts';

/** How demos are visited. */
export interface VisitOptions {
  /** The source of axe, which runs in the page. */
  readonly axe: string;
  /** How long a demo may take to hydrate. */
  readonly seconds: number;
}

// Long, as it is only for pages that no longer respond.
const axeMilliseconds = 30_000;

/** The result of a visit. */
interface Visit {
  readonly faults: readonly DemoFault[];
  /** All addresses that the page has fetched, those of the served site as paths. */
  readonly fetched: readonly string[];
  /** False if the page cannot show another demo, and is closed. */
  readonly isWell: boolean;
}

/** Opens a demo in a page, waits until it is live, and lets axe look at it. */
export async function visitDemo(window: DemoWindow, url: string, options: VisitOptions): Promise<Visit> {
  const { page } = window;
  const { origin } = new URL(url);
  const faults: DemoFault[] = [];
  const requested: string[] = [];
  const stopListening = listen(page, { faults, requested });
  let isWell = false;

  try {
    const outcome = await wakeDemo(page, url, options.seconds * 1000);
    if (outcome === undefined) {
      faults.push(...(await within(axeMilliseconds, findViolations(window, options.axe))));
      // Its later messages must not count for the next demo.
      isWell = faults.length === 0 && (await page.goto('about:blank')) === null;
    } else faults.push({ kind: 'not-live', reason: outcome });
  } catch (error) {
    // A page that navigates away, or crashes, rejects its pending calls.
    faults.push({ kind: 'not-live', reason: toReason(error, origin) });
  }
  stopListening();
  // A page that hangs cannot be closed; it ends with the browser.
  if (!isWell) await Promise.race([page.close().catch(() => undefined), wait(2000)]);

  return {
    faults: faults.map((fault) => withoutOrigin(fault, origin)),
    fetched: requested
      .filter((address) => !window.isCounted(address))
      .map((address) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address)),
    isWell,
  };
}

/** The port of the server differs from run to run. */
function withoutOrigin(fault: DemoFault, origin: string): DemoFault {
  switch (fault.kind) {
    case 'console':
    case 'thrown':
      return { ...fault, text: fault.text.replaceAll(origin, '') };
    case 'not-live':
      return { ...fault, reason: fault.reason.replaceAll(origin, '') };
    case 'request':
      return { ...fault, url: fault.url.startsWith(`${origin}/`) ? fault.url.slice(origin.length) : fault.url };
    default:
      return fault;
  }
}

/** The messages and the requests of a page. */
interface Heard {
  readonly faults: DemoFault[];
  readonly requested: string[];
}

/** Collects complaints and requests of a page until the returned function is called. */
function listen(page: Page, { faults, requested }: Heard): () => void {
  const onRequest = (request: Request) => void requested.push(request.url());
  const onError = ({ message }: Error) => void faults.push({ kind: 'thrown', text: message });
  const onConsole = (message: ConsoleMessage) => {
    const level = message.type();
    // Missing files are reported by URL, below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (level === 'error' || level === 'warning') faults.push({ kind: 'console', level, text: message.text() });
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'no answer';
    // Requests that the page itself cancels are not faults.
    if (reason !== 'net::ERR_ABORTED') faults.push({ kind: 'request', url: request.url(), reason });
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400)
      faults.push({ kind: 'request', url: response.url(), reason: `status ${response.status()}` });
  };

  page
    .on('pageerror', onError)
    .on('console', onConsole)
    .on('request', onRequest)
    .on('requestfailed', onFailure)
    .on('response', onResponse);
  return () =>
    void page
      .off('pageerror', onError)
      .off('console', onConsole)
      .off('request', onRequest)
      .off('requestfailed', onFailure)
      .off('response', onResponse);
}

// A demo is a part of a page: it needs no landmarks and no main heading of its own.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const partOnly = { bypass: { enabled: false } };

async function findViolations({ page, run }: DemoWindow, source: string): Promise<DemoFault[]> {
  await run(source);
  const { violations } = await page.evaluate(lookAtDemo, {
    runOnly: tags,
    rules: partOnly,
    resultTypes: ['violations' as const],
  });
  return violations.map(({ id, help, helpUrl, impact, nodes }) => ({
    kind: 'axe',
    id,
    help,
    helpUrl,
    impact: impact ?? 'minor',
    elements: nodes.map(({ html }) => html),
  }));
}

/**
 * Runs in the page. A demo is what it renders in its place and what it appends to the body; the author did not write
 * the rest of the page.
 */
function lookAtDemo(options: axe.RunOptions): Promise<axe.AxeResults> {
  const demo = document.querySelector('[data-demo]');
  const parts = [...document.body.children].flatMap((part) => (part.contains(demo) ? (demo ?? []) : part));
  return (globalThis as unknown as { axe: typeof axe }).axe.run({ include: parts }, options);
}
