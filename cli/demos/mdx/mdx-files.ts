// Virtual modules of an MDX page, named as if they were beside the page, as their imports are the page's.

import type { Place } from '../../../core/model/problem.ts';

/** Names the module that renders the elements of a page. */
export function toMdxFile(pageFile: string): string {
  return `${pageFile}.jsx`;
}

/** Names the module that hydrates the islands of a page. */
export function toIslandFile(pageFile: string): string {
  return `${pageFile}.islands.jsx`;
}

/** The name of that module in the script of the page. */
export const islandKey = 'islands';

/** Turns a place in a module into the one in its page. */
export function toPagePlace(place: Place, pageFile: string): Place {
  if (place.file === toMdxFile(pageFile)) return { ...place, file: pageFile };
  return place.file === toIslandFile(pageFile) ? { file: pageFile } : place;
}
