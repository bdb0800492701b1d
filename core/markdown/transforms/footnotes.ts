// Translates the generated words around footnotes into the page's language.

import type { Root } from 'hast';
import type { PageLabels } from '../constructs/page-labels.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** Renames the heading of a tree's footnotes and their links back, in place. */
export function footnotes(tree: Root, labels: Pick<PageLabels, 'footnotes' | 'footnoteBack'>): void {
  walkElements(tree, (element) => {
    const { properties } = element;
    if (properties.id === 'footnote-label' && labels.footnotes)
      element.children = [{ type: 'text', value: labels.footnotes }];
    if (properties.dataFootnoteBackref === undefined || !labels.footnoteBack) return;
    const number = String(properties.ariaLabel).split(' ').at(-1) ?? '';
    properties.ariaLabel = `${labels.footnoteBack} ${number}`.trim();
  });
}
