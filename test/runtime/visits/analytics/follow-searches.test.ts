import { expect, it } from 'vitest';
import type { AnalyticsEvent } from '../../../../runtime/visits/analytics/analytics-event.ts';
import { followSearches } from '../../../../runtime/visits/analytics/follow-searches.ts';

it('a search that found nothing is reported with its words and its page', () => {
  const events: AnalyticsEvent[] = [];
  followSearches((event) => events.push(event));
  document.dispatchEvent(new CustomEvent('docs:search-miss', { detail: { query: 'unicorn' } }));

  expect(events).toEqual([{ kind: 'search-miss', query: 'unicorn', location: location.pathname }]);
});
