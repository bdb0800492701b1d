// An element that was clicked → what is counted of it. The attributes have a long and a short name:
// writers of links know "data-event-category", tools that were made for gtag "data-ga-event-category".

import type { Click } from './analytics-event.ts';

const prefixes = ['data-ga-event', 'data-event'] as const;

/** Finds what is to be counted of a click on an element; undefined when nothing is. */
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
  return { kind: 'click', category, ...(isThere(action) && { action }), ...(isThere(label) && { label }) };
}

function isThere(text: string | null | undefined): text is string {
  return typeof text === 'string';
}
