// The pages that show a single demo → the problems that a browser finds on them. A demo that passed is not opened again
// while its files are the same. The folder is served as it is to readers. Two pages are open at a time, in one window,
// and each shows one demo after the other: what it has fetched and compiled for one serves the next.

import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import type { Choices } from '../../../core/check/parse-choices.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { CheckedSite } from '../checked-site.ts';
import { findTool, toMissingTool } from '../../files/load-tool.ts';
import { createFileHashes } from './create-file-hashes.ts';
import type { DemoPage } from './demo-page.ts';
import { openContext } from './open-context.ts';
import { openDemoMemory, type MemoryOptions } from './open-demo-memory.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, type DemoWindow, type ShownSite } from './open-page.ts';
import { serveFolder } from './serve-folder.ts';
import { toDemoProblems } from './to-demo-problems.ts';
import { visitDemo, type VisitOptions } from './visit-demo.ts';

/** How many demos were checked, and their problems. */
interface CheckedDemos {
  readonly count: number;
  /** How many of them were not opened, as they have not changed since they passed. */
  readonly unchanged: number;
  readonly problems: readonly Problem[];
}

const pagesAtOnce = 2;

/** How demos are checked. */
interface CheckOptions {
  /** The preferences of readers to check with, one after the other; none by default. */
  readonly readers?: readonly Choices[];
  /** The memory of demos that passed, and the engine that judges them; without it, none are remembered. */
  readonly memory?: Pick<MemoryOptions, 'cache' | 'log'> & { readonly engineKey: string };
}

/** Opens every demo in a browser, once for each reader, unless it is known to pass. */
export async function checkDemos(
  demos: readonly DemoPage[],
  checked: Pick<CheckedSite, 'site' | 'root' | 'folder' | 'base' | 'served'>,
  { readers = [{}], memory: place }: CheckOptions = {},
): Promise<CheckedDemos> {
  const { site, root, base } = checked;
  if (demos.length === 0) return { count: 0, unchanged: 0, problems: [] };
  const axeFile = findTool('axe-core/axe.min.js', { root });
  if (axeFile === undefined) return { count: 0, unchanged: 0, problems: [toMissingTool('axe-core', root)] };
  const opened = await openBrowser({ root });
  if ('problem' in opened) return { count: 0, unchanged: 0, problems: [opened.problem] };

  const axe = readFileSync(axeFile, 'utf8');
  const seconds = site.limits.demoSeconds;
  const memory =
    place &&
    openDemoMemory({
      ...place,
      base,
      toHash: createFileHashes(checked.served),
      judges: [place.engineKey, opened.browser.version(), axe, String(seconds)],
    });
  const problems: Problem[] = [];
  const visited = new Set<DemoPage>();

  try {
    await serveFolder(checked, async (origin) => {
      for (const choices of readers) {
        const waiting = demos.filter((demo) => !memory?.isWell(demo, choices));
        for (const demo of waiting) visited.add(demo);
        if (waiting.length === 0) continue;
        const context = await openContext(opened.browser, { choices, origin });
        const onWell = (demo: DemoPage, fetched: readonly string[]) => memory?.add(demo, choices, fetched);
        problems.push(...(await visitAll(waiting, { axe, seconds, context, origin, choices, site, onWell })));
        await context.close();
      }
    });
    return { count: demos.length, unchanged: demos.length - visited.size, problems };
  } finally {
    memory?.keep();
    await opened.browser.close();
  }
}

interface VisitAllOptions extends VisitOptions, ShownSite {
  readonly context: BrowserContext;
  readonly choices: Choices;
  /** Called with each demo without problems, and with the addresses that its page has fetched. */
  readonly onWell: (demo: DemoPage, fetched: readonly string[]) => void;
}

async function visitAll(
  demos: readonly DemoPage[],
  { context, origin, site, choices, onWell, ...options }: VisitAllOptions,
): Promise<Problem[]> {
  const waiting = demos.values();
  const problems: Problem[] = [];

  // All take from the same queue, so that a slow demo holds up only its own page.
  async function visitNext(): Promise<void> {
    let window: DemoWindow | undefined;
    for (const demo of waiting) {
      window ??= await openPage(context, { origin, site });
      const { faults, fetched, isWell } = await visitDemo(window, origin + demo.path, options);
      if (faults.length === 0) onWell(demo, fetched);
      problems.push(...toDemoProblems(demo, faults, choices));
      if (!isWell) window = undefined;
    }
  }

  await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
  return problems;
}
