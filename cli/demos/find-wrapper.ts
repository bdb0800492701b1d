import type { Site } from '../../core/site.ts';

/** Finds the file of the component that a site puts around the demos of a product. */
export function findWrapper({ demos }: Pick<Site, 'demos'>, product: string): string | undefined {
  const { wrapper } = demos;
  const file = typeof wrapper === 'object' ? (wrapper[product] ?? wrapper.default) : wrapper;
  return file?.replace(/^\.\//, '');
}
