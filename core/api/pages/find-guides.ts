// The pages of a site → those that explain what many components share: the `sx` prop, theming.

import type { ApiGuides } from './api-subject.ts';

const names: Readonly<Record<keyof ApiGuides, readonly string[]>> = {
  sx: ['the-sx-prop', 'sx-prop', 'sx'],
  theming: ['theme-components', 'themed-components', 'theming-components', 'theming', 'themes'],
};

/** Finds the guides for a product: its own before those of others, by the last name of their paths. */
export function findGuides(paths: readonly string[], product: string): ApiGuides {
  const sx = findPage(names.sx, { paths, product, isShared: true });
  const theming = findPage(names.theming, { paths, product, isShared: false });
  return { ...(sx !== undefined && { sx }), ...(theming !== undefined && { theming }) };
}

// A theme is one library's; a system may be what several are built on.
function findPage(
  wanted: readonly string[],
  { paths, product, isShared }: { paths: readonly string[]; product: string; isShared: boolean },
): string | undefined {
  for (const places of [paths.filter((path) => path.startsWith(`/${product}/`)), isShared ? paths : []]) {
    for (const name of wanted) {
      const found = places.find((path) => path.endsWith(`/${name}/`));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
