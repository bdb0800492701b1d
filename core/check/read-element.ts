// A node of the parser → an element as the checks read it: attributes by name, places by name.

import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element of a finished page. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it. */
  text(): string;
  /** Where the element starts, or one of its attributes; an element that only the parser added is at the start. */
  placeOf(attribute?: string): { readonly line: number; readonly column: number };
}

/** Reads an element of the parser's tree. */
export function readElement(node: DefaultTreeAdapterTypes.Element): HtmlElement {
  const { tagName, attrs, childNodes, sourceCodeLocation } = node;

  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    text: () => childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    placeOf: (attribute = '') => {
      const place = sourceCodeLocation?.attrs?.[attribute] ?? sourceCodeLocation;
      return { line: place?.startLine ?? 1, column: place?.startCol ?? 1 };
    },
  };
}
