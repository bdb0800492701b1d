// Searches that found nothing → events, so that a site learns which words its readers use.

import type { SearchMiss } from '../../search/tell-misses.ts';
import type { AnalyticsSink } from './analytics-event.ts';

/** Tells a sink of each search that found nothing. */
export function followSearches(sink: AnalyticsSink): void {
  document.addEventListener('docs:search-miss', (event) => {
    const { query } = (event as CustomEvent<SearchMiss>).detail;
    sink({ kind: 'search-miss', query, location: location.pathname });
  });
}
