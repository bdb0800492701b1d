// Clicks → events of the nearest element with these attributes:
//   data-ga-event-category  the name of the event
//   data-ga-event-action, data-ga-event-label
//   data-ga-event-split     0 to 1: the share of its clicks that is counted

import type { AnalyticsSink } from './analytics-event.ts';
import { findClick } from './find-click.ts';

/** Reports clicks on elements with these attributes to a sink. */
export function followClicks(sink: AnalyticsSink, random: () => number): void {
  // In the capture phase, before anything on the page can stop the event.
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = findClick(target, random);
      if (click) sink(click);
    },
    true,
  );
}
