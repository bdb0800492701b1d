// Wraps each table in a frame that scrolls horizontally, and turns empty header cells into ordinary ones.

import type { Element, ElementContent, Root } from 'hast';
import { walkElements } from '../elements/walk-elements.ts';

/** Wraps the tables of a tree in place. `label` precedes their numbers. */
export function tables(tree: Root, label: string): void {
  let count = 0;

  walkElements(tree, (element, parent) => {
    if (element.tagName === 'tr') convertEmptyHeaders(element);
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

/** Turns empty header cells of a row into ordinary ones. The others then need a scope. */
function convertEmptyHeaders(row: Element): void {
  const headers = row.children.filter((cell): cell is Element => cell.type === 'element' && cell.tagName === 'th');
  const blank = headers.filter(({ children }) => children.every(isBlank));
  if (blank.length === 0) return;
  for (const header of headers) header.properties.scope ??= 'col';
  for (const cell of blank) {
    cell.tagName = 'td';
    delete cell.properties.scope;
  }
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isFrame(parent: Root | Element): boolean {
  return (
    parent.type === 'element' &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes('table-scroll')
  );
}
