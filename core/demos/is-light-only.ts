import type { Site } from '../model/site.ts';
import { pickWrapper } from './pick-wrapper.ts';

/**
 * Returns whether the demos of a product are always light: the settings say so, or there is no wrapper that could
 * pass the mode on.
 */
export function isLightOnly({ demos }: Pick<Site, 'demos'>, product: string): boolean {
  const { dark } = demos;
  const setting = typeof dark === 'object' ? (dark[product] ?? dark.default) : dark;
  return !(setting ?? pickWrapper(demos, product) !== undefined);
}
