// References and places → the index of every component and hook.

import type { ApiReference } from '../link-references.ts';
import type { ApiIndexGroup, ApiIndexLine } from './api-subject.ts';
import type { ApiPlace } from './plan-api-pages.ts';

/** Groups all places by their package, in the order of the references. */
export function planApiIndex(references: readonly ApiReference[], places: readonly ApiPlace[]): ApiIndexGroup[] {
  return references.map(({ product, packageName, version }) => ({
    product,
    packageName,
    version,
    lines: places.filter((place) => place.product === product && place.packageName === packageName).map(toIndexLine),
  }));
}

/** Turns a place into a line that leads there. */
export function toIndexLine({ path, entry: { name, kind, deprecated } }: ApiPlace): ApiIndexLine {
  return { name, path, kind, isDeprecated: deprecated !== undefined };
}

/** Gives the path of a product's index. */
export function toIndexPath(product: string): string {
  return `/${product}/api/`;
}
