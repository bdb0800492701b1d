// Clicks → events of the nearest element that asks to be counted:
//   data-ga-event-category  the name of the event
//   data-ga-event-action, data-ga-event-label
//   data-ga-event-split     0 to 1: how large a part of its clicks is counted

import type { AnalyticsSink, Click } from './analytics-event.ts';

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

/** Finds what is to be counted of a click on an element; undefined when nothing is. */
export function findClick(target: EventTarget | null, random: () => number): Click | undefined {
  const element = target instanceof Element ? target.closest('[data-ga-event-category]') : null;
  const category = element?.getAttribute('data-ga-event-category');
  if (!element || !category) return undefined;

  const split = element.getAttribute('data-ga-event-split');
  if (split !== null && !(Number(split) >= random())) return undefined;

  const action = element.getAttribute('data-ga-event-action');
  const label = element.getAttribute('data-ga-event-label');
  return { kind: 'click', category, ...(action !== null && { action }), ...(label !== null && { label }) };
}
