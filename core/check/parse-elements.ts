import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import { readElement, type HtmlElement } from './read-element.ts';

/** The elements of a page as a browser parses it. */
export interface ParsedElements {
  readonly elements: readonly HtmlElement[];
  /** Errors that the browser repairs. */
  readonly faults: readonly ParserError[];
}

/** Parses a page as a browser does, by the HTML standard. */
export function parseElements(html: string): ParsedElements {
  const faults: ParserError[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError: (error) => faults.push(error) });
  return { elements: listElements(document), faults };
}

function listElements(document: DefaultTreeAdapterTypes.Document): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [document];

  // A stack instead of recursion, because pages may be nested arbitrarily deep.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) elements.push(readElement(node));
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (let index = children.length - 1; index >= 0; index -= 1)
      waiting.push(children[index] as DefaultTreeAdapterTypes.Node);
  }

  return elements;
}
