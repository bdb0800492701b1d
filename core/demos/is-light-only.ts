import type { Site } from '../model/site.ts';
import { pickWrapper } from './pick-wrapper.ts';

/**
 * Tells whether the demos of a product are light whatever a reader prefers: the site says so, or puts
 * nothing around them that could tell them the mode.
 */
export function isLightOnly({ demos }: Pick<Site, 'demos'>, product: string): boolean {
  const { dark } = demos;
  const said = typeof dark === 'object' ? (dark[product] ?? dark.default) : dark;
  return !(said ?? pickWrapper(demos, product) !== undefined);
}
