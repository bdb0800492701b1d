// Markup that React wrote → its elements, and which of them is the root.
// React escapes what stands between tags, so that a tag is what looks like one.

/** An element of the markup. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: string;
  /** How many elements it stands in. */
  readonly depth: number;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Lists the elements in order; style sheets and what browsers do not draw are left out. */
export function listElements(markup: string): MarkupElement[] {
  const drawn = markup
    .replaceAll(/<(style|script|template|noscript)\b[^<>]*>[^]*?(?:<\/\1>|$)/g, '')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '');
  const elements: MarkupElement[] = [];
  let depth = 0;
  for (const [, close, tag = '', attributes = '', closed] of drawn.matchAll(
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

/** Finds the one element that all others stand in; undefined where there are several, or none. */
export function findRoot(elements: readonly MarkupElement[]): MarkupElement | undefined {
  const outer = elements.filter(({ depth }) => depth === 0);
  return outer.length === 1 ? outer[0] : undefined;
}
