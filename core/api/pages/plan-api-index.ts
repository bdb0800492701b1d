// References and places → the index of every component and hook.

import type { ApiReference } from '../link-references.ts';
import type { ApiIndexGroup } from './api-subject.ts';
import type { ApiPlace } from './plan-api-pages.ts';

/** Groups all places by their package, in the order of the references. */
export function planApiIndex(references: readonly ApiReference[], places: readonly ApiPlace[]): ApiIndexGroup[] {
  return references.map(({ product, packageName, version }) => ({
    product,
    packageName,
    version,
    lines: places
      .filter((place) => place.product === product && place.packageName === packageName)
      .map(({ path, entry: { name, kind, deprecated } }) => ({
        name,
        path,
        kind,
        isDeprecated: deprecated !== undefined,
      })),
  }));
}
