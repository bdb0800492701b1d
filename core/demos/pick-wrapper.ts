import type { Site } from '../model/site.ts';

/** Returns the wrapper file set for a product; pages outside of products have the id ''. */
export function pickWrapper({ wrapper }: Site['demos'], product: string): string | undefined {
  const named = typeof wrapper === 'object' ? (wrapper[product] ?? wrapper.default) : wrapper;
  return named === false ? undefined : named;
}
