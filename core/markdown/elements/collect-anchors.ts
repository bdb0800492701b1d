// Every id of a tree: what a fragment may point at.

import type { Root } from 'hast';
import { walkElements } from './walk-elements.ts';

/** Collects ids in the order of the text. */
export function collectAnchors(tree: Root): string[] {
  const anchors: string[] = [];
  walkElements(tree, ({ properties: { id } }) => {
    if (typeof id === 'string' && id) anchors.push(id);
  });
  return anchors;
}
