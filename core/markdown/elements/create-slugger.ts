// Heading texts → ids, each once on a page.

import { mainId } from '../../model/engine-ids.ts';
import { toSlug } from '../../text/to-slug.ts';

/**
 * Makes a function that turns the text of a heading into an id, and never into one of `written` or of the engine.
 *
 * @example
 * slug('Don’t repeat yourself!') // 'dont-repeat-yourself'
 * slug('🎉')                     // 'section-1'
 */
export function createSlugger(written: Iterable<string> = []): (text: string) => string {
  const taken = new Set<string>([mainId, ...written]);
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
