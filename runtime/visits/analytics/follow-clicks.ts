// Clicks → events of the nearest element that asks to be counted:
//   data-ga-event-category  the name of the event
//   data-ga-event-action, data-ga-event-label
//   data-ga-event-split     0 to 1: how large a part of its clicks is counted

import type { AnalyticsSink } from './analytics-event.ts';
import { findClick } from './find-click.ts';

/** Tells a sink of the clicks that ask to be counted. */
export function followClicks(sink: AnalyticsSink, random: () => number): void {
  // Before anything on the page can stop the event.
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = findClick(target, random);
      if (click) sink(click);
    },
    true,
  );
}
