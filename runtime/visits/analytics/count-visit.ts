// Reports a visit to its sinks. A prerendered page waits until the reader actually visits it.

import { createSink } from './create-sink.ts';
import type { AnalyticsSettings } from './create-sink.ts';
import { followClicks } from './follow-clicks.ts';
import { followPageViews } from './follow-page-views.ts';
import { followSearches } from './follow-searches.ts';
import { followUserProperties } from './follow-user-properties.ts';
import { followWebVitals } from './follow-web-vitals.ts';

/** Counts the visit to a page. */
export function countVisit(settings: AnalyticsSettings, random: () => number): void {
  whenVisited(() => {
    const sink = createSink(settings);
    followUserProperties(sink);
    followPageViews(sink);
    followClicks(sink, random);
    followSearches(sink);
    followWebVitals(sink, random);
  });
}

function whenVisited(start: () => void): void {
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
