import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element of a finished page. */
export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Returns its direct text. */
  text(): string;
  /** Returns the place of the element or of an attribute; 1:1 for an element that the parser added. */
  placeOf(attribute?: string): { readonly line: number; readonly column: number };
}

/** Converts a node of the parser's tree to an element. */
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
