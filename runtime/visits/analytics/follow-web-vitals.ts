// Measures one visit in 10,000: how its pages loaded and responded. Only these visits load the
// measuring package.

import type { AnalyticsSink } from './analytics-event.ts';

/** The share of visits that is measured. */
const webVitalsSample = 0.0001;

/** Reports the web vitals of the page to a sink, for a random sample of visits. */
export function followWebVitals(sink: AnalyticsSink, random: () => number): void {
  if (random() <= webVitalsSample) void measure(sink);
}

async function measure(sink: AnalyticsSink): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      follow(({ id, name, delta, value }) => sink({ kind: 'web-vital', id, name, label: 'Web Vitals', delta, value }));
    }
  } catch {
    // The package did not load: nothing is measured.
  }
}
