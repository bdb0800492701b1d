// The page of a demo → a picture of the demo, once it is hydrated and has stopped changing.

import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import type { DemoWindow } from '../demos/open-page.ts';
import { toReason } from '../demos/to-reason.ts';
import { wakeDemo } from '../demos/wake-demo.ts';
import { within } from '../demos/within.ts';

/** A picture, or why there is none. */
export type TakenPicture =
  | {
      readonly kind: 'taken';
      readonly png: Buffer;
      /** False for a demo that looked different each time. */
      readonly isStill: boolean;
      /** Addresses that the page has fetched. */
      readonly fetched: readonly string[];
    }
  | { readonly kind: 'not-live'; readonly reason: string };

/** How a picture is taken. */
interface TakeOptions {
  /** How long the demo may take to hydrate. */
  readonly seconds: number;
  /** Returns whether a picture equals the stored one, so that there is no need to wait for movement to end. */
  readonly isKept: (png: Buffer) => boolean;
}

const answerMilliseconds = 30_000;
const shots = 20;
const pauseMilliseconds = 100;

/** Opens a demo in a page, waits until it is hydrated and has stopped changing, and takes a picture of it. */
export async function takePicture(
  { page }: DemoWindow,
  url: string,
  { seconds, isKept }: TakeOptions,
): Promise<TakenPicture> {
  const fetched = new Set<string>();
  const note = (request: Request) => void fetched.add(request.url());
  page.on('request', note);
  try {
    const reason = await wakeDemo(page, url, seconds * 1000);
    if (reason !== undefined) return { kind: 'not-live', reason };
    await within(answerMilliseconds, page.evaluate(settle));
    return { kind: 'taken', ...(await shootUntilStill(page, isKept)), fetched: [...fetched] };
  } catch (error) {
    // A page that navigates away, or crashes, rejects its pending calls.
    return { kind: 'not-live', reason: toReason(error, new URL(url).origin) };
  } finally {
    page.off('request', note);
  }
}

async function shootUntilStill(page: Page, isKept: TakeOptions['isKept']): Promise<{ png: Buffer; isStill: boolean }> {
  let png = await shoot(page);
  for (let shot = 1; shot < shots && !isKept(png); shot += 1) {
    await wait(pauseMilliseconds);
    const next = await shoot(page);
    if (next.equals(png)) return { png, isStill: true };
    png = next;
  }
  return { png, isStill: isKept(png) };
}

async function shoot(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(findPlace);
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** Runs in the page: waits for fonts and pictures. */
async function settle(): Promise<void> {
  scrollTo(0, 0);
  const pictures = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(
    pictures.map((picture) => new Promise((done) => ['load', 'error'].map((on) => picture.addEventListener(on, done)))),
  );
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Runs in the page: measures the place of the demo, with everything that it has appended to the body. */
function findPlace(): { x: number; y: number; width: number; height: number } {
  const demo = document.querySelector('[data-demo]');
  const stage = demo?.querySelector('.demo-stage') ?? demo;
  const hung = [...document.body.children]
    .filter((part) => !part.contains(demo))
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const boxes = [...(stage ? [stage] : []), ...hung]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

  const { scrollWidth, scrollHeight } = document.documentElement;
  const start = (value: number) => Math.max(0, Math.floor(value));
  const left = start(Math.min(...boxes.map((box) => box.left + scrollX)));
  const top = start(Math.min(...boxes.map((box) => box.top + scrollY)));
  const right = Math.min(scrollWidth, Math.ceil(Math.max(...boxes.map((box) => box.right + scrollX))));
  const bottom = Math.min(scrollHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom + scrollY))));
  return boxes.length === 0
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
