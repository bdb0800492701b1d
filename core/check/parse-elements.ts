// The text of a page → its elements and its faults, as the parser of the standard finds them.

import { parse, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';
import { readElement, type HtmlElement } from './read-element.ts';

/** What a browser makes of a page. */
export interface ParsedElements {
  readonly elements: readonly HtmlElement[];
  /** What it has to repair. */
  readonly faults: readonly ParserError[];
}

/** Parses a page as a browser does. */
export function parseElements(html: string): ParsedElements {
  const faults: ParserError[] = [];
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError: (error) => faults.push(error) });
  return { elements: listElements(document), faults };
}

function listElements(document: DefaultTreeAdapterTypes.Document): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [document];

  // A stack, not recursion: a page may be nested as deep as its author likes.
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) elements.push(readElement(node));
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    for (let index = children.length - 1; index >= 0; index -= 1)
      waiting.push(children[index] as DefaultTreeAdapterTypes.Node);
  }

  return elements;
}
