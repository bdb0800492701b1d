// The pages that show one demo alone → what a browser finds wrong with them.
// The folder is served as readers get it. Two pages are open at a time, in one window, and each shows one
// demo after the other: what it has fetched and compiled for one serves the next.

import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import type { Choices } from '../../../core/check/parse-choices.ts';
import type { Problem } from '../../../core/problem.ts';
import type { CheckedSite } from '../checked-site.ts';
import { findTool, toMissingTool } from '../../files/load-tool.ts';
import type { DemoPage } from './demo-page.ts';
import { openContext } from './open-context.ts';
import { openBrowser } from './open-browser.ts';
import { openPage, type DemoWindow, type ShownSite } from './open-page.ts';
import { serveFolder } from './serve-folder.ts';
import { toDemoProblems } from './to-demo-problems.ts';
import { visitDemo, type VisitOptions } from './visit-demo.ts';

/** How many demos were opened, and what is wrong with them. */
interface CheckedDemos {
  readonly count: number;
  readonly problems: readonly Problem[];
}

const pagesAtOnce = 2;

/** Opens every demo in a browser, once for each reader. */
export async function checkDemos(
  demos: readonly DemoPage[],
  { site, root, folder, base }: Pick<CheckedSite, 'site' | 'root' | 'folder' | 'base'>,
  readers: readonly Choices[] = [{}],
): Promise<CheckedDemos> {
  if (demos.length === 0) return { count: 0, problems: [] };
  const axe = findTool('axe-core/axe.min.js', { root });
  if (axe === undefined) return { count: 0, problems: [toMissingTool('axe-core')] };
  const opened = await openBrowser({ root });
  if ('problem' in opened) return { count: 0, problems: [opened.problem] };

  try {
    const options = { axe: readFileSync(axe, 'utf8'), seconds: site.limits.demoSeconds };
    const problems = await serveFolder({ folder, base }, async (origin) => {
      const found: Problem[] = [];
      for (const choices of readers) {
        const context = await openContext(opened.browser, { choices, origin });
        found.push(...(await visitAll(demos, { ...options, context, origin, choices, site })));
        await context.close();
      }
      return found;
    });
    return { count: demos.length, problems };
  } finally {
    await opened.browser.close();
  }
}

interface VisitAllOptions extends VisitOptions, ShownSite {
  readonly context: BrowserContext;
  readonly choices: Choices;
}

async function visitAll(
  demos: readonly DemoPage[],
  { context, origin, site, choices, ...options }: VisitAllOptions,
): Promise<Problem[]> {
  const waiting = demos.values();
  const problems: Problem[] = [];

  // All take from the same queue, so that a slow demo holds up only its own page.
  async function visitNext(): Promise<void> {
    let window: DemoWindow | undefined;
    for (const demo of waiting) {
      window ??= await openPage(context, { origin, site });
      const { faults, isWell } = await visitDemo(window, origin + demo.path, options);
      problems.push(...toDemoProblems(demo, faults, choices));
      if (!isWell) window = undefined;
    }
  }

  await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
  return problems;
}
