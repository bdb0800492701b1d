import type { Click } from './analytics-event.ts';

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
