// One visit in 10000 → how its pages loaded and answered. Only that visit loads the package that
// measures.

import type { AnalyticsSink } from './analytics-event.ts';

/** The part of visits that is measured. */
const webVitalsSample = 0.0001;

/** Tells a sink of the web vitals of the page, when chance has chosen the visit. */
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
