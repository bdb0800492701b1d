// The pages of a library → the page that a newcomer sees first.

import type { LibraryPage } from './library.ts';
import { commonNames } from './plan-exhibit.ts';
import type { StarterPlayground } from './write-library-page.ts';

/**
 * Picks a component that the main entry exports and that has a playground: one that nearly every library has, or else
 * the one with most props. Without components, it is the first hook.
 */
export function pickFirstPage(
  pages: readonly LibraryPage[],
  playgrounds: ReadonlyMap<string, StarterPlayground>,
): LibraryPage | undefined {
  const rank = ({ slug, main: { name, isInner, takes = [] } }: LibraryPage) => [
    isInner ? 1 : 0,
    playgrounds.has(slug) ? 0 : 1,
    commonNames.includes(name) ? commonNames.indexOf(name) : commonNames.length,
    -takes.length,
  ];
  const components = pages.filter(({ main }) => main.kind === 'component');
  const [first] = components.sort((a, b) => {
    const others = rank(b);
    return rank(a).map((value, index) => value - (others[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  });
  return first ?? pages[0];
}
