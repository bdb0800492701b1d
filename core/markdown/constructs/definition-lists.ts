// A paragraph with a term and lines that begin with ": " → a definition list. Consecutive paragraphs of this kind form
// one list.

import type { Element, ElementContent, Root } from 'hast';

/** Turns such paragraphs of a tree into definition lists, in place. */
export function definitionLists(parent: Root | Element): void {
  const children: ElementContent[] = [];
  for (const node of parent.children as ElementContent[]) {
    const items = node.type === 'element' && node.tagName === 'p' ? toItems(node) : undefined;
    const before = children.findLast((each) => !(each.type === 'text' && each.value.trim() === ''));
    if (!items) {
      if (node.type === 'element' && !['p', 'pre', 'code'].includes(node.tagName)) definitionLists(node);
      children.push(node);
    } else if (before?.type === 'element' && before.tagName === 'dl' && before.properties.className) {
      before.children.push(...items);
    } else {
      const properties = { className: ['definitions'] };
      children.push({ type: 'element', tagName: 'dl', properties, children: items, position: node.position });
    }
  }
  parent.children = children;
}

function toItems({ properties, children }: Element): Element[] | undefined {
  const hasDefinition = children.some((node) => node.type === 'text' && /\n:[ \t]/.test(node.value));
  if (!hasDefinition || properties.className !== undefined) return undefined;
  const parts: { isTerm: boolean; nodes: ElementContent[] }[] = [{ isTerm: true, nodes: [] }];
  for (const node of children) {
    if (node.type !== 'text') {
      parts.at(-1)?.nodes.push(node);
      continue;
    }
    node.value.split(/\n(:[ \t]+)?/).forEach((piece, index) => {
      // Each odd piece is the mark of a definition, or undefined for a plain line.
      if (index % 2 === 1) parts.push({ isTerm: piece === undefined, nodes: [] });
      else if (piece !== '') parts.at(-1)?.nodes.push({ type: 'text', value: piece });
    });
  }
  return joinLines(parts).map(({ isTerm, nodes }) => ({
    type: 'element',
    tagName: isTerm ? 'dt' : 'dd',
    properties: {},
    children: nodes,
  }));
}

/** Joins a line without a mark to the definition before it. */
function joinLines(
  parts: readonly { isTerm: boolean; nodes: ElementContent[] }[],
): { isTerm: boolean; nodes: ElementContent[] }[] {
  const joined: { isTerm: boolean; nodes: ElementContent[] }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.isTerm && last && !last.isTerm) last.nodes.push({ type: 'text', value: '\n' }, ...part.nodes);
    else joined.push(part);
  }
  return joined;
}
