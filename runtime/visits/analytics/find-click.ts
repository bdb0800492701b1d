// A clicked element → the click to count. The attributes have two names: authors of links write
// "data-event-category", tools made for gtag "data-ga-event-category".

import type { Click } from './analytics-event.ts';

const prefixes = ['data-ga-event', 'data-event'] as const;

/** Finds the click to count for an element; undefined if it is not counted. */
export function findClick(target: EventTarget | null, random: () => number): Click | undefined {
  const selector = prefixes.map((prefix) => `[${prefix}-category]`).join();
  const element = target instanceof Element ? target.closest(selector) : null;
  const read = (name: string) =>
    prefixes.map((prefix) => element?.getAttribute(`${prefix}-${name}`) ?? null).find((value) => value !== null);
  const category = read('category');
  if (!category) return undefined;

  const split = read('split');
  if (split !== undefined && !(Number(split) >= random())) return undefined;

  const action = read('action');
  const label = read('label');
  return { kind: 'click', category, ...(isPresent(action) && { action }), ...(isPresent(label) && { label }) };
}

function isPresent(text: string | null | undefined): text is string {
  return typeof text === 'string';
}
