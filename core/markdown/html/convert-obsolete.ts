// Attributes that HTML has given up → what takes their place today.
//
// GitHub's tables and old pages align with `align`, and old pages name places with <a name>.

import type { Element } from 'hast';

const sides = ['left', 'center', 'right'];

/** Turns `align` into a class of the style sheet, and the name of a link into its id. */
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
