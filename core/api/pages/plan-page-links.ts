// A page that shows components and hooks, and the places of an API → the links at the end of the
// page to the API of each.

import type { ShowingPage } from '../link-references.ts';
import type { ApiIndexLine } from './api-subject.ts';
import type { ApiPlace } from './plan-api-pages.ts';
import { toIndexLine } from './plan-api-index.ts';

/** Plans the links of a page in the order of its front matter; none if it has API tabs. */
export function planPageLinks(
  { product, components, hooks, hasTabs }: ShowingPage,
  places: readonly ApiPlace[],
): ApiIndexLine[] {
  if (hasTabs) return [];
  const productPlaces = places.filter((place) => place.product === product);
  const named = [
    ...components.map((name) => productPlaces.find(({ entry }) => entry.name === name && entry.kind === 'component')),
    ...hooks.map((name) => productPlaces.find(({ entry }) => entry.name === name && entry.kind === 'hook')),
  ];
  return [...new Set(named)].flatMap((place) => (place ? [toIndexLine(place)] : []));
}
