// Finds HTML that a browser repairs: a paragraph in a paragraph, a list item in a list item, a text in a table. React
// renders such elements on a server, and then finds others in the page.

import { defaultTreeAdapter, html as standard, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { voidElements } from '../text/void-elements.ts';

/** Returns whether a browser moves, closes, or drops a part of the content of a `<div>`. A missing `<tbody>` is allowed. */
export function isRepaired(content: string): boolean {
  const div = defaultTreeAdapter.createElement('div', standard.NS.HTML, []);
  const written = listWritten(content);
  return toSequence(listParsed(parseFragment(div, content, {})), written) !== toSequence(written, written);
}

/** The text between two tags; its words do not matter. */
const text = '#text';

/** Lists the tags and texts as they are written. */
function listWritten(content: string): string[] {
  const parts = content.replace(/<!--[^]*?(?:-->|$)/g, '').matchAll(/<(\/?)([a-z][^\s<>/]*)(?:[\s/][^<>]*)?>|[^<]+/gi);
  return [...parts].flatMap(([whole, slash = '', tag]) => {
    if (tag === undefined) return whole.trim() === '' ? [] : [text];
    const name = tag.toLowerCase();
    return voidElements.has(name) ? [name, `/${name}`] : [slash + name];
  });
}

/** Lists the tags and texts of a parsed tree. */
function listParsed(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  const parts: string[] = [];
  const waiting: (DefaultTreeAdapterTypes.Node | string)[] = node.childNodes.toReversed();
  // A stack instead of recursion, because elements may be nested arbitrarily deep.
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if ('tagName' in next) {
      const name = next.tagName.toLowerCase();
      const inside = 'content' in next ? next.content.childNodes : next.childNodes;
      parts.push(name);
      waiting.push(`/${name}`, ...inside.toReversed());
    } else if ('value' in next && next.value.trim() !== '') parts.push(text);
  }
  return parts;
}

function toSequence(parts: readonly string[], written: readonly string[]): string {
  const isWritten = written.includes('tbody');
  return parts
    .filter((part) => isWritten || !/^\/?tbody$/.test(part))
    .filter((part, index, all) => part !== text || all[index - 1] !== text)
    .join();
}
