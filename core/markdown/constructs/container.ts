// The parts that containers (":::steps" and the like) share.

import type { Element, ElementContent } from 'hast';
import type { Attributes } from '../syntax/split-attributes.ts';

/** A container as written, with its content as HTML. */
export interface Container {
  readonly title: string;
  readonly attributes: Attributes;
  readonly children: readonly ElementContent[];
}

/** The element of a container, and its fault if it has one. */
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

interface ListOptions {
  readonly tagName: 'ul' | 'ol';
  readonly draw: (list: Element) => Element;
  /** Reported if the container has other content. */
  readonly fault: NonNullable<DrawnContainer['fault']>;
}

/** Draws the list in a container. Other content stays unchanged and is a fault. */
export function drawListOf({ children }: Container, { tagName, draw, fault }: ListOptions): DrawnContainer {
  const [list, ...others] = elementsOf(children);
  return list?.tagName === tagName && others.length === 0
    ? { element: draw(list) }
    : { element: createElement('div', {}, children), fault };
}

/** Copies a list, with a class name. */
export function nameList({ tagName, properties, children }: Element, className: string): Element {
  return createElement(tagName, { ...properties, className: [className] }, children);
}

/** Lists the elements among nodes, without the line breaks between them. */
export function elementsOf(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node): node is Element => node.type === 'element');
}
