// How the reader sees the site → user properties: all of them at first, then those that changed.

import type { AnalyticsSink } from './analytics-event.ts';
import { readUserProperties } from './read-user-properties.ts';

/** Tells a sink how the reader sees the site, now and after each change. */
export function followUserProperties(sink: AnalyticsSink): void {
  let known: Readonly<Record<string, string>> = {};

  function tell() {
    const current = readUserProperties();
    const changed = Object.entries(current).filter(([name, value]) => known[name] !== value);
    known = current;
    if (changed.length > 0) sink({ kind: 'user-properties', properties: Object.fromEntries(changed) });
  }

  tell();
  new MutationObserver(tell).observe(document.documentElement, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
  // The ratio of pixels changes with zoom and from screen to screen, and both resize the window.
  window.addEventListener('resize', tell);
}
