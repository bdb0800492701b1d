// Searches without results → events, so that a site learns which words its readers use.

import type { SearchMiss } from '../../search/report-misses.ts';
import type { AnalyticsSink } from './analytics-event.ts';

/** Reports each search without results to a sink. */
export function followSearches(sink: AnalyticsSink): void {
  document.addEventListener('docs:search-miss', (event) => {
    const { query } = (event as CustomEvent<SearchMiss>).detail;
    sink({ kind: 'search-miss', query, location: location.pathname });
  });
}
