// Walks an HTML tree recursively. The nesting of a page is limited before.

import type { Element, Root } from 'hast';

/** Calls `visit` for each element, parents first. A returned node replaces the element. */
export function walkElements(
  parent: Root | Element,
  visit: (element: Element, parent: Root | Element) => Element['children'][number] | void,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    if (node?.type !== 'element') continue;
    const replacement = visit(node, parent);
    if (replacement) parent.children[index] = replacement;
    if (!replacement || replacement.type === 'element')
      walkElements((replacement as Element | undefined) ?? node, visit);
  }
}

/** Returns the text of an element without badges; an image counts with its alternative text. */
export function textOf(parent: Root | Element): string {
  let text = '';
  for (const node of parent.children) {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || isBadge(node)) continue;
    text += node.tagName === 'img' ? String(node.properties.alt ?? '') : textOf(node);
  }
  return text;
}

/** Returns whether an element is a badge, which is not part of the name of a heading or link. */
function isBadge({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('badge');
}
