// Starts analytics by the site's settings. The code that counts is a separate file, and is not even
// loaded if no sink is configured or the reader's browser refuses tracking.

import type { AnalyticsSettings } from './create-sink.ts';
import { maySend } from '../may-send.ts';
import { isTrackingRefused } from './is-tracking-refused.ts';

/** Counts the visit, if the site and the reader's browser allow it. */
export function startAnalytics(
  { analytics = {} }: { readonly analytics?: AnalyticsSettings },
  random: () => number = Math.random,
): void {
  const { gtag, endpoint, ...more } = analytics;
  const sinks = {
    ...(gtag && maySend('https://www.googletagmanager.com/', location) && { gtag }),
    ...(endpoint && maySend(endpoint, location) && { endpoint }),
  };
  if (Object.keys(sinks).length === 0) return;
  if (analytics.respectPrivacy !== false && isTrackingRefused(window)) return;
  void count({ ...more, ...sinks }, random);
}

async function count(settings: AnalyticsSettings, random: () => number): Promise<void> {
  try {
    const { countVisit } = await import('./count-visit.ts');
    countVisit(settings, random);
  } catch {
    // Analytics must never break a page.
  }
}
