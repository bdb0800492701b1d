// Inline styles of images, videos and frames → their size attributes.
//
// A strict content security policy refuses inline styles. What authors write there is nearly
// always a size, and HTML has attributes for that.

import type { Element } from 'hast';

const sized: ReadonlySet<string> = new Set(['img', 'video', 'iframe']);

/** Moves the sizes of an element's `style` into `width` and `height`, unless it has them. */
export function convertSizes(element: Element): void {
  const { style } = element.properties;
  if (typeof style !== 'string' || !sized.has(element.tagName)) return;

  const width = findPixels(style, 'width') ?? findPixels(style, 'max-width');
  const height = findPixels(style, 'height');
  if (width !== undefined) element.properties.width ??= width;
  if (height !== undefined) element.properties.height ??= height;
}

function findPixels(style: string, property: string): number | undefined {
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    const pixels = /^(\d{1,5})(?:\.\d+)?px$/.exec(value.trim());
    if (name.trim().toLowerCase() === property && pixels) return Number(pixels[1]);
  }
  return undefined;
}
