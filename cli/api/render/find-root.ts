// Lists the elements in markup of React, and finds the root. React escapes text, so anything that looks like a tag is
// one.

/** An element of the markup. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: string;
  /** The number of elements around it. */
  readonly depth: number;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Lists the elements in order, without style sheets and elements that browsers do not show. */
export function listElements(markup: string): MarkupElement[] {
  const visible = markup
    .replaceAll(/<(style|script|template|noscript)\b[^<>]*>[^]*?(?:<\/\1>|$)/g, '')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const elements: MarkupElement[] = [];
  let depth = 0;
  for (const [, close, tag = '', attributes = '', closed] of visible.matchAll(
    /<(\/?)([a-zA-Z][\w:.-]*)((?:\s[^>]*?)?)(\/?)>/g,
  )) {
    if (close) {
      depth -= 1;
      continue;
    }
    if (tag !== 'link' && tag !== 'meta') elements.push({ tag, attributes, depth });
    if (!closed && !empty.has(tag.toLowerCase())) depth += 1;
  }
  return elements;
}

/** Finds the element that contains all others; undefined if there is no single one. */
export function findRoot(elements: readonly MarkupElement[]): MarkupElement | undefined {
  const outer = elements.filter(({ depth }) => depth === 0);
  return outer.length === 1 ? outer[0] : undefined;
}
