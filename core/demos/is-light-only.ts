import type { Site } from '../site.ts';

/**
 * Tells whether the demos of a product are light whatever a reader prefers: the site says so, or puts
 * nothing around them that could tell them the mode.
 */
export function isLightOnly({ demos: { wrapper, dark } }: Pick<Site, 'demos'>, product: string): boolean {
  const said = typeof dark === 'object' ? (dark[product] ?? dark.default) : dark;
  const around = typeof wrapper === 'object' ? (wrapper[product] ?? wrapper.default) : wrapper;
  return !(said ?? around !== undefined);
}
