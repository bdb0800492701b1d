// Heading texts → ids, each once on a page.

import { toSlug } from '../to-slug.ts';

/** Ids of the page around the text; no heading may take them. */
export const reservedIds: readonly string[] = ['main-content', 'side-menu', 'exhibit-dots', 'exhibit-light'];

/**
 * Makes a function that turns the text of a heading into an id, and never into one of `written`.
 *
 * @example
 * slug('Don’t repeat yourself!') // 'dont-repeat-yourself'
 * slug('🎉')                     // 'section-1'
 */
export function createSlugger(written: Iterable<string> = []): (text: string) => string {
  const taken = new Set<string>([...reservedIds, ...written]);
  /** The number with which each text was written last: no smaller one becomes free. */
  const counts = new Map<string, number>();
  let nameless = 0;

  return function slug(text: string): string {
    const base = toSlug(text) || `section-${(nameless += 1)}`;
    let id = base;
    for (let count = counts.get(base) ?? 2; taken.has(id); count += 1) {
      id = `${base}-${count}`;
      counts.set(base, count);
    }
    taken.add(id);
    return id;
  };
}
