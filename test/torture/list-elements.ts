// HTML text → its elements, as the parser of a browser finds them.

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element with its attributes by name. */
export interface FoundElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text within it, as written. */
  readonly text: string;
}

/** Lists all elements of a page in reading order. */
export function listElements(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const open: DefaultTreeAdapterTypes.ChildNode[] = [...parse(html).childNodes];

  for (let node = open.shift(); node; node = open.shift()) {
    if (!('tagName' in node)) continue;
    const children =
      'content' in node ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : node.childNodes;
    found.push({
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: children.map((child) => ('value' in child ? child.value : '')).join(''),
    });
    open.unshift(...children);
  }

  return found;
}
