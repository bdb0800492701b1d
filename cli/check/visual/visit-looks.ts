// Demos, and the preferences of their readers → pictures, compared with the kept ones. Two pages are open at a time for
// each look, as for all other checks of demos.

import type { Browser, BrowserContext } from 'playwright-core';
import type { ComparedDemo } from '../../../core/check/visual/compared-demo.ts';
import { lookNames, looks, type Look } from '../../../core/check/visual/looks.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { DemoPage } from '../demos/demo-page.ts';
import { openContext } from '../demos/open-context.ts';
import { toDemoProblems } from '../demos/to-demo-problems.ts';
import { openPage, type DemoWindow, type ShownSite } from '../demos/open-page.ts';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { takePicture, type TakenPicture } from './take-picture.ts';

/** A demo, and the name under which its pictures are kept. */
export interface PictureDemo extends DemoPage {
  /** The path of its page below the base of the site. */
  readonly key: string;
}

/** A new picture of a demo. */
interface VisitedDemo extends ComparedDemo {
  /** The reason why it could not be shown. */
  readonly problems: readonly Problem[];
  /** Addresses that its page has fetched; those of the served site as paths. */
  readonly fetched: readonly string[];
}

/** How demos are visited. */
interface LookOptions extends ShownSite {
  readonly browser: Browser;
  /** How long a demo may take to hydrate. */
  readonly seconds: number;
  /** The kept picture, if it is to be compared. */
  readonly toKept: (key: string, look: Look) => Buffer | undefined;
  /** Called with each picture of a demo that has stopped changing. */
  readonly onPicture: (taken: { readonly key: string; readonly look: Look; readonly png: Buffer }) => void;
  /** Called with each picture that differs from the kept one. */
  readonly onDifference: (found: FoundDifference) => void;
}

/** A picture that differs from the kept one. */
interface FoundDifference {
  readonly key: string;
  readonly look: Look;
  readonly difference: Difference;
}

/** The result for one look of a demo; without the picture, as there may be thousands. */
interface SeenLook {
  readonly look: Look;
  readonly outcome: 'same' | 'changed' | 'missing' | 'restless' | 'failed';
  readonly reason?: string;
  readonly difference?: Pick<Difference, 'pixels' | 'sizes'>;
  readonly fetched: readonly string[];
}

const pagesAtOnce = 2;

/** Takes pictures of all demos, in all looks. */
export async function visitLooks(demos: readonly PictureDemo[], options: LookOptions): Promise<VisitedDemo[]> {
  const seen = new Map(demos.map((demo) => [demo, [] as SeenLook[]]));
  for (const look of lookNames) {
    const context = await openContext(options.browser, { choices: looks[look], origin: options.origin, isStill: true });
    const waiting = demos.values();
    const visitNext = async () => {
      const visitor = createVisitor(context, options);
      for (const demo of waiting) seen.get(demo)?.push(await visitor(demo, look));
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
    await context.close();
  }
  return demos.map((demo) => toVisited(demo, { seen: seen.get(demo) ?? [], origin: options.origin }));
}

/** A page that takes one picture after the other; if one closes it, a new page takes the next. */
function createVisitor(context: BrowserContext, options: LookOptions) {
  let window: DemoWindow | undefined;

  async function take(demo: PictureDemo, keptPicture: Buffer | undefined): Promise<TakenPicture> {
    window ??= await openPage(context, options);
    const isKept = (png: Buffer) => keptPicture !== undefined && png.equals(keptPicture);
    const picture = await takePicture(window, options.origin + demo.path, { seconds: options.seconds, isKept });
    if (picture.kind === 'not-live') {
      const { page } = window;
      window = undefined;
      await page.close({ runBeforeUnload: false }).catch(() => undefined);
    }
    return picture;
  }

  return async (demo: PictureDemo, look: Look): Promise<SeenLook> => {
    const keptPicture = options.toKept(demo.key, look);
    let picture = await take(demo, keptPicture);
    // A different picture is taken once more: a busy machine may have shown the demo half rendered.
    if (keptPicture && picture.kind === 'taken' && !picture.png.equals(keptPicture))
      picture = await take(demo, keptPicture);

    if (picture.kind === 'not-live') return { look, outcome: 'failed', reason: picture.reason, fetched: [] };
    const { png, isStill, fetched } = picture;
    if (!isStill) return { look, outcome: 'restless', fetched };
    options.onPicture({ key: demo.key, look, png });
    if (!keptPicture) return { look, outcome: 'missing', fetched };

    const difference = png.equals(keptPicture) ? undefined : await comparePictures(context, [keptPicture, png]);
    if (!difference) return { look, outcome: 'same', fetched };
    options.onDifference({ key: demo.key, look, difference });
    return { look, outcome: 'changed', difference, fetched };
  };
}

function toVisited(
  { key, path, file }: PictureDemo,
  { seen, origin }: { readonly seen: readonly SeenLook[]; readonly origin: string },
): VisitedDemo {
  const toPath = (address: string) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  const toLooks = (wanted: SeenLook['outcome']) =>
    seen.flatMap(({ look, outcome }) => (outcome === wanted ? [look] : []));
  return {
    path: key,
    file,
    changed: seen.flatMap(({ look, difference }) =>
      difference ? [{ look, pixels: difference.pixels, sizes: difference.sizes }] : [],
    ),
    missing: toLooks('missing'),
    restless: toLooks('restless'),
    problems: seen.flatMap(({ look, reason }) =>
      reason === undefined ? [] : toDemoProblems({ path, file }, [{ kind: 'not-live', reason }], looks[look]),
    ),
    fetched: [...new Set(seen.flatMap(({ fetched }) => fetched.map(toPath)))],
  };
}
