// The one module script of every page: a list of features, each of which is on its own. None
// throws, and should one, the others start all the same.

import { startAnalytics } from './analytics/start-analytics.ts';
import { startBackToTop } from './contents/start-back-to-top.ts';
import { startContents } from './contents/start-contents.ts';
import { startCopy } from './copy/start-copy.ts';
import { startFonts } from './fonts/start-fonts.ts';
import { islands } from './islands/registry.ts';
import { startIslands } from './islands/start-islands.ts';
import { startMenu } from './menu/start-menu.ts';
import { wakePreferences } from './preferences/wake-preferences.ts';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { readSettings } from './read-settings.ts';
import { startRipple } from './ripple/start-ripple.ts';
import { startSearch } from './search/start-search.ts';
import { startShortcuts } from './shortcuts/start-shortcuts.ts';
import { startTabs } from './tabs/start-tabs.ts';
import { wakeTooltips } from './tooltip/wake-tooltips.ts';
import { touches, wakeOn } from './wake-on.ts';
import { startWorker } from './worker/start-worker.ts';

const settings = readSettings(document);

// Islands come first: they take over what the reader has done so far.
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
wakeNear('.page-copy', async () => (await import('./copy/start-page-copy.ts')).startPageCopy());
wakeNear('.code-typed', async () => (await import('./types/start-types.ts')).startTypes(document));
loadFor('.api-section, .api-index', async () => (await import('./api/start-api.ts')).startApi());
loadFor('[data-docs-path-list]', async () => (await import('./lost/start-suggestions.ts')).startSuggestions(settings));

/** Loads a feature once the reader comes near an element of it. */
function wakeNear(within: string, feature: () => Promise<void>): void {
  start(() => wakeOn([{ target: document, types: touches, within }], feature));
}

/** Loads a feature on pages that have what it is for. Without a network, the page goes without it. */
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
