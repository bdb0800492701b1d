// Heading texts → ids that are unique on a page.

import { mainId } from '../../model/engine-ids.ts';
import { toSlug } from '../../text/to-slug.ts';

/**
 * Creates a function that turns a heading's text into an id that is neither in `written` nor used by the engine.
 *
 * @example
 * slug('Don’t repeat yourself!') // 'dont-repeat-yourself'
 * slug('🎉')                     // 'section-1'
 */
export function createSlugger(written: Iterable<string> = []): (text: string) => string {
  const taken = new Set<string>([mainId, ...written]);
  /** The last number used for each text: smaller ones stay taken. */
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
