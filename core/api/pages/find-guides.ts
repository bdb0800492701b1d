// Finds a site's guides about features that many components share: the `sx` prop, theming.

import type { ApiGuides } from './api-subject.ts';

const names: Readonly<Record<keyof ApiGuides, readonly string[]>> = {
  sx: ['the-sx-prop', 'sx-prop', 'sx'],
  theming: ['theme-components', 'themed-components', 'theming-components', 'theming', 'themes'],
};

/** Finds the guides for a product by their last path segment; its own pages come first. */
export function findGuides(paths: readonly string[], product: string): ApiGuides {
  const sx = findPage(names.sx, { paths, product, isShared: true });
  const theming = findPage(names.theming, { paths, product, isShared: false });
  return { ...(sx !== undefined && { sx }), ...(theming !== undefined && { theming }) };
}

// A theme belongs to one library; several libraries may share a system.
function findPage(
  segments: readonly string[],
  { paths, product, isShared }: { paths: readonly string[]; product: string; isShared: boolean },
): string | undefined {
  for (const places of [paths.filter((path) => path.startsWith(`/${product}/`)), isShared ? paths : []]) {
    for (const name of segments) {
      const found = places.find((path) => path.endsWith(`/${name}/`));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
