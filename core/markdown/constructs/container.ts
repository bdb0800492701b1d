// What the containers of a page have in common: ":::steps" and the like.

import type { Element, ElementContent } from 'hast';
import type { Attributes } from '../syntax/split-attributes.ts';

/** A container as its author wrote it, its content already HTML. */
export interface Container {
  readonly title: string;
  readonly attributes: Attributes;
  readonly children: readonly ElementContent[];
}

/** What readers see, and what is wrong with it. */
export interface DrawnContainer {
  readonly element: Element;
  readonly fault?: { readonly message: string; readonly hint: string };
}

/** Creates an element. */
export function createElement(
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** The elements among nodes: what is between them are line breaks. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node): node is Element => node.type === 'element');
}
