// The site's settings in, the reader's visit told to a sink. The code that counts is a file of its
// own, and is not even loaded where no sink is set or where the reader's browser objects.

import type { AnalyticsSettings } from './create-sink.ts';
import { maySend } from '../may-send.ts';
import { isTrackingRefused } from './is-tracking-refused.ts';

/** Starts to count the visit, where the site and the reader's browser agree to it. */
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
    // A page is worth more than its statistics.
  }
}
