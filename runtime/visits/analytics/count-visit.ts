// Reports a visit to its sinks. A prerendered page waits until the reader actually visits it.

import type { AnalyticsSink, PageView } from './analytics-event.ts';
import { type AnalyticsSettings, createSink } from './create-sink.ts';
import { followClicks } from './follow-clicks.ts';
import { followSearches } from './follow-searches.ts';
import { readUserProperties } from './read-user-properties.ts';

/** The share of visits that is measured. */
const webVitalsSample = 0.0001;

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

/** Reports each view of the page to a sink: when it is opened, and when the back-forward cache restores it. */
function followPageViews(sink: AnalyticsSink): void {
  // Delayed, so that scripts that set the title have run.
  setTimeout(() => sink(readPageView()), 0);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sink(readPageView());
  });
}

/** Reads the facts of the page from its head. */
function readPageView(): PageView {
  return {
    kind: 'page-view',
    title: document.title,
    location: readMeta('docs:canonicalPath') ?? location.pathname,
    productId: readMeta('docs:productId') ?? 'null',
    categoryId: readMeta('docs:productCategoryId') ?? 'null',
  };
}

function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** Reports the reader's settings to a sink, now and after each change. */
function followUserProperties(sink: AnalyticsSink): void {
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

/**
 * Reports the web vitals of the page to a sink, for a random sample of visits (one in 10,000). Only these load the
 * measuring package.
 */
function followWebVitals(sink: AnalyticsSink, random: () => number): void {
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
