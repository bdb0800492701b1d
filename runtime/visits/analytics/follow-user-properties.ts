// The reader's settings → user properties: all of them at first, then those that changed.

import type { AnalyticsSink } from './analytics-event.ts';
import { readUserProperties } from './read-user-properties.ts';

/** Reports the reader's settings to a sink, now and after each change. */
export function followUserProperties(sink: AnalyticsSink): void {
  let reported: Readonly<Record<string, string>> = {};

  function report() {
    const current = readUserProperties();
    const changed = Object.entries(current).filter(([name, value]) => reported[name] !== value);
    reported = current;
    if (changed.length > 0) sink({ kind: 'user-properties', properties: Object.fromEntries(changed) });
  }

  report();
  new MutationObserver(report).observe(document.documentElement, { attributes: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', report);
  // The device pixel ratio changes with zoom and between screens; both resize the window.
  window.addEventListener('resize', report);
}
