// The HTML of a page → whether its playground draws anything: a text, a picture, something to press.
//
// What only a style sheet draws, as a line or a spinner, is not seen here.

import { parseElements } from '../../../core/check/parse-elements.ts';

/** Elements that have a size of their own. */
const visible = new Set(
  'audio button canvas embed hr iframe img input meter object progress select svg textarea video'.split(' '),
);

/** Finds the tag of the root that a page's first playground draws, '' for none, where there is nothing to see. */
export function findEmptyRoot(html: string): string | undefined {
  const { elements } = parseElements(html);
  const classesOf = (element: (typeof elements)[number]) => element.attributes.get('class')?.split(/\s+/) ?? [];
  const start = elements.findIndex((element) => classesOf(element).includes('playground'));
  const root = elements.findIndex((element, index) => index > start && classesOf(element).includes('demo-root'));
  if (start === -1 || root === -1) return undefined;
  const end = elements.findIndex((element, index) => index > root && classesOf(element).includes('demo-tools'));
  const drawn = elements.slice(root, end === -1 ? undefined : end);
  const isSeen = drawn.some(
    (element) =>
      visible.has(element.name) ||
      (element.name !== 'style' && element.name !== 'script' && element.text().trim() !== ''),
  );
  return isSeen ? undefined : (drawn.find(({ name }, index) => index > 0 && name !== 'style')?.name ?? '');
}
