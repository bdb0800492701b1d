// Obsolete HTML attributes → their modern replacements.
//
// Tables of GitHub's extensions and old pages use `align`, and old pages have anchors as <a name>.

import type { Element } from 'hast';

const sides = ['left', 'center', 'right'];

/** Turns `align` into a class, and the name of a link into its id. */
export function convertObsolete(element: Element): void {
  const { properties, tagName } = element;
  const side = typeof properties.align === 'string' ? properties.align.toLowerCase() : '';
  if (sides.includes(side) && tagName !== 'img' && tagName !== 'iframe') {
    properties.className = [...classesOf(element), `align-${side}`];
    delete properties.align;
  }
  if (tagName === 'a' && typeof properties.name === 'string') {
    properties.id ??= properties.name;
    delete properties.name;
  }
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
