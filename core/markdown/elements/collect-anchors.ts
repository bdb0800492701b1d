// An HTML tree → all its ids, to which fragments can point.

import type { Root } from 'hast';
import { walkElements } from './walk-elements.ts';

/** Collects the ids of a tree in document order. */
export function collectAnchors(tree: Root): string[] {
  const anchors: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string' && id) anchors.push(id);
  });
  return anchors;
}
