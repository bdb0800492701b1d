// The site's settings in, the reader's visit told to a sink. With no sink, nothing happens at all.
// A page that the browser draws ahead of a visit waits until the visit is real.

import { createSink } from './create-sink.ts';
import type { AnalyticsSettings } from './create-sink.ts';
import { followClicks } from './follow-clicks.ts';
import { followPageViews } from './follow-page-views.ts';
import { followUserProperties } from './follow-user-properties.ts';
import { followWebVitals } from './follow-web-vitals.ts';

/** Starts to count the visit, where the site and the reader's browser agree to it. */
export function startAnalytics(
  settings: { readonly analytics?: AnalyticsSettings },
  random: () => number = Math.random,
): void {
  try {
    const sink = createSink(settings.analytics ?? {});
    if (!sink) return;

    whenVisited(() => {
      followUserProperties(sink);
      followPageViews(sink);
      followClicks(sink, random);
      followWebVitals(sink, random);
    });
  } catch {
    // A page is worth more than its statistics.
  }
}

function whenVisited(start: () => void): void {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
