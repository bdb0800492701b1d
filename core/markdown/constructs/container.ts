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

interface WantedList {
  readonly tagName: 'ul' | 'ol';
  readonly draw: (list: Element) => Element;
  /** What is told where something else stands there. */
  readonly fault: NonNullable<DrawnContainer['fault']>;
}

/** Draws the list that a container holds; anything else stays as it is, with a fault. */
export function drawListOf({ children }: Container, { tagName, draw, fault }: WantedList): DrawnContainer {
  const [list, ...others] = elementsOf(children);
  return list?.tagName === tagName && others.length === 0
    ? { element: draw(list) }
    : { element: createElement('div', {}, children), fault };
}

/** Creates a list with the items of another one. */
export function nameList({ tagName, properties, children }: Element, className: string): Element {
  return createElement(tagName, { ...properties, className: [className] }, children);
}

/** The elements among nodes: what is between them are line breaks. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node): node is Element => node.type === 'element');
}
