// Reports page views: when the page is opened, and each time the browser restores it from the
// back-forward cache.

import type { AnalyticsSink, PageView } from './analytics-event.ts';

/** Reports each view of the page to a sink. */
export function followPageViews(sink: AnalyticsSink): void {
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
