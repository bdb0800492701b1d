// Gives the checkbox of each task the name of its task.

import type { Element, Root } from 'hast';
import { textOf, walkElements } from '../elements/walk-elements.ts';

/** Names the checkboxes of a tree's task lists in place. */
export function tasks(tree: Root): void {
  walkElements(tree, (element) => {
    const { className } = element.properties;
    if (element.tagName !== 'li' || !Array.isArray(className) || !className.includes('task-list-item')) return;
    const line = findLine(element);
    const box = line.children.find((child): child is Element => child.type === 'element' && child.tagName === 'input');
    const name = textOf({
      ...line,
      children: line.children.filter((child) => child.type !== 'element' || !isBlock(child)),
    });
    if (box) box.properties.ariaLabel ??= name.replace(/\s+/g, ' ').trim();
  });
}

/** The element with the task's own text: the item, or its first paragraph. */
function findLine(item: Element): Element {
  const first = item.children.find((child): child is Element => child.type === 'element');
  return first?.tagName === 'p' ? first : item;
}

function isBlock({ tagName }: Element): boolean {
  return ['ul', 'ol', 'p', 'section', 'blockquote', 'table', 'div'].includes(tagName);
}
