// Links that open a window → links with a `rel` that denies the opened page access to the opener.

import type { Root } from 'hast';
import { toSafeRel } from '../../model/paths/to-safe-rel.ts';
import { walkElements } from '../elements/walk-elements.ts';

/** Adds a safe `rel` to the links of a tree that open a window, in place. */
export function windowLinks(tree: Root): void {
  walkElements(tree, ({ tagName, properties }) => {
    if (!['a', 'area', 'form', 'base'].includes(tagName) || typeof properties.target !== 'string') return;
    const { rel } = properties;
    const safe = toSafeRel(
      properties.target,
      typeof rel === 'string' ? rel : Array.isArray(rel) ? rel.map(String) : [],
    );
    if (safe !== undefined) properties.rel = safe.split(' ');
  });
}
