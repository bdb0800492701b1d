// Inline code → inline code with a label on each invisible or misleading character. Code blocks get theirs when they
// are drawn.

import type { Element, ElementContent, Root } from 'hast';
import { findUnseen } from '../../code/find-unseen.ts';
import { nameUnseen } from '../../code/render-unseen.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** Labels invisible and misleading characters in the inline code of a tree, in place. */
export function markUnseen(tree: Root): void {
  walkElements(tree, (element) => {
    if (element.tagName === 'code' || element.tagName === 'kbd') markWithin(element);
  });
}

function markWithin(element: Element): void {
  element.children = element.children.flatMap((node): ElementContent[] => {
    if (node.type !== 'text') return [node];
    const found = findUnseen(node.value);
    if (found.length === 0) return [node];
    let end = 0;
    const nodes = found.flatMap((each): ElementContent[] => {
      const before = node.value.slice(end, each.index);
      end = each.index + each.text.length;
      return [
        { type: 'text', value: before },
        {
          type: 'element',
          tagName: 'span',
          properties: { className: ['unseen'], role: 'img', ariaLabel: nameUnseen(each), dataDocsPoint: each.point },
          children: [{ type: 'text', value: each.text }],
        },
      ];
    });
    return [...nodes, { type: 'text', value: node.value.slice(end) }];
  });
}
