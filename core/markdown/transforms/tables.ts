// Puts each table into a frame of its own that scrolls sideways.

import type { Element, Root } from 'hast';
import { walkElements } from '../elements/walk-elements.ts';

/** Wraps the tables of a tree in place. `label` stands before their numbers. */
export function tables(tree: Root, label: string): void {
  let count = 0;

  walkElements(tree, (element, parent) => {
    if (element.tagName !== 'table' || isFrame(parent)) return undefined;
    count += 1;
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: `${label} ${count}` },
      children: [element],
    };
    return frame;
  });
}

function isFrame(parent: Root | Element): boolean {
  return (
    parent.type === 'element' &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes('table-scroll')
  );
}
