// Pages that come into view → page views: this one, and again each time that the browser brings
// it back from its memory.

import type { AnalyticsSink, PageView } from './analytics-event.ts';

/** Tells a sink of each view of the page. */
export function followPageViews(sink: AnalyticsSink): void {
  // After a moment: what sets the title has run by then.
  setTimeout(() => sink(readPageView()), 0);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sink(readPageView());
  });
}

/** Reads what the page says of itself in its head. */
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
