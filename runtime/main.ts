// The main script of every page: starts its features, which are independent. If one throws, the
// others still start.

import { startAnalytics } from './visits/analytics/start-analytics.ts';
import { startBackToTop } from './page/start-back-to-top.ts';
import { startContents } from './page/start-contents.ts';
import { startCopy } from './page/copy/start-copy.ts';
import { startFonts } from './page/start-fonts.ts';
import { islands } from './islands/registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startMenu } from './page/menu/start-menu.ts';
import { wakePreferences } from './preferences/wake-preferences.ts';
import { startPrefetch } from './page/start-prefetch.ts';
import { readSettings } from './browser/read-settings.ts';
import { startRipple } from './parts/ripple/start-ripple.ts';
import { startSearch } from './search/start-search.ts';
import { startShortcuts } from './page/start-shortcuts.ts';
import { startTabs } from './page/start-tabs.ts';
import { wakeTooltips } from './parts/tooltip/wake-tooltips.ts';
import { approachEvents, wakeOn } from './browser/wake-on.ts';
import { startWorker } from './worker/start-worker.ts';

const settings = readSettings(document);

// Islands come first: they take over the events recorded so far.
for (const feature of [
  () => startIslands(islands),
  wakePreferences,
  startTabs,
  startMenu,
  startCopy,
  startContents,
  startBackToTop,
  startShortcuts,
  startSearch,
  startPrefetch,
  startWorker,
  startRipple,
  startAnalytics,
  startFonts,
  wakeTooltips,
])
  start(() => feature(settings));
wakeNear('.page-copy', async () => (await import('./page/copy/start-page-copy.ts')).startPageCopy());
wakeNear('.code-typed', async () => (await import('./page/start-types.ts')).startTypes(document));
loadFor('.api-section, .api-index', async () => (await import('./page/start-api.ts')).startApi());
loadFor('[data-docs-path-list]', async () => (await import('./page/start-suggestions.ts')).startSuggestions(settings));

/** Loads a feature once the reader approaches one of its elements. */
function wakeNear(within: string, feature: () => Promise<void>): void {
  start(() => wakeOn([{ target: document, types: approachEvents, within }], feature));
}

/** Loads a feature on pages with a matching element. Without a network, the page does without it. */
function loadFor(selector: string, feature: () => Promise<void>): void {
  if (document.querySelector(selector)) feature().catch(() => undefined);
}

function start(feature: () => void): void {
  try {
    feature();
  } catch (error) {
    console.error(error);
  }
}
