// Labels the checkbox of each task with the text of the task.

import type { Element, Root } from 'hast';
import { textOf, walkElements } from '../elements/walk-elements.ts';

/** Labels the checkboxes in the task lists of a tree, in place. */
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

/** Finds the element with the text of a task: the item, or its first paragraph. */
function findLine(item: Element): Element {
  const firstChild = item.children.find((child): child is Element => child.type === 'element');
  return firstChild?.tagName === 'p' ? firstChild : item;
}

function isBlock({ tagName }: Element): boolean {
  return ['ul', 'ol', 'p', 'section', 'blockquote', 'table', 'div'].includes(tagName);
}
