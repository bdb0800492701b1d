// Finds whether the playground of a page shows anything: a text, a picture, a control.
//
// Things that only a style sheet draws, such as a line or a spinner, are not noticed.

import { parseElements } from '../../../core/check/parse-elements.ts';

/** Elements that are visible without content. */
const visible = new Set(
  'audio button canvas embed hr iframe img input meter object progress select svg textarea video'.split(' '),
);

/** Returns the tag of the root if the first playground of a page shows nothing, or '' if it renders no element. */
export function findEmptyRoot(html: string): string | undefined {
  const { elements } = parseElements(html);
  const classesOf = (element: (typeof elements)[number]) => element.attributes.get('class')?.split(/\s+/) ?? [];
  const start = elements.findIndex((element) => classesOf(element).includes('playground'));
  const root = elements.findIndex((element, index) => index > start && classesOf(element).includes('demo-root'));
  if (start === -1 || root === -1) return undefined;
  const end = elements.findIndex((element, index) => index > root && classesOf(element).includes('demo-tools'));
  const drawn = elements.slice(root, end === -1 ? undefined : end);
  const isVisible = drawn.some(
    (element) =>
      visible.has(element.name) ||
      (element.name !== 'style' && element.name !== 'script' && element.text().trim() !== ''),
  );
  return isVisible ? undefined : (drawn.find(({ name }, index) => index > 0 && name !== 'style')?.name ?? '');
}
