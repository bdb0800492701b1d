// Tags in a code comment that name elements ("all <style> tags", "renders a <Select>") → code.
//
// A tag is HTML only if it formats text and is closed in the same text; any other is shown as written. A browser would
// drop it, and `<style>` would swallow the rest of the text.

import type { Nodes, Parents, RootContent } from 'mdast';

/** Elements that format text or lay it out. */
const formatting: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote cite code dd del details dfn div dl dt em figure figcaption h1 h2 h3 h4 h5 h6 i ins kbd li ' +
    'mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
/** Elements that end at the start of the next one. */
const selfClosing: ReadonlySet<string> = new Set(['li', 'p', 'dt', 'dd', 'tr', 'td', 'th']);

const tag = /<(\/?)([A-Za-z][\w.:-]*)(?=[\s/>])[^<>]*>/g;

/** Turns tags that name an element into code, in place. */
export function showNamedTags(parent: Parents): void {
  const counts = countTags(parent.children);
  parent.children = parent.children.flatMap((node: RootContent): RootContent[] => {
    if ('children' in node) showNamedTags(node);
    return node.type === 'html' && !isFormatting(node.value, counts) ? toCode(node.value, parent) : [node];
  }) as typeof parent.children;
}

/** Counts opening tags minus closing ones, by name. */
function countTags(nodes: readonly Nodes[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes)
    if (node.type === 'html')
      for (const [, slash, name = ''] of node.value.matchAll(tag))
        counts.set(name, (counts.get(name) ?? 0) + (slash ? -1 : 1));
  return counts;
}

function isFormatting(html: string, counts: ReadonlyMap<string, number>): boolean {
  if (html.startsWith('<!--')) return true;
  const names = [...html.matchAll(tag)].map(([, , name = '']) => name);
  return names.length > 0 && names.every((name) => voidElements.has(name) || isClosed(name));

  function isClosed(name: string): boolean {
    return formatting.has(name) && (counts.get(name) === 0 || selfClosing.has(name));
  }
}

function toCode(value: string, parent: Parents): RootContent[] {
  const canContainBlocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type);
  if (!canContainBlocks) return [{ type: 'inlineCode', value }];
  // A block of HTML contains whole sentences: its tags become code, and the words between them stay text.
  return value.split(/\n[ \t]*\n/).map((paragraph) => ({
    type: 'paragraph',
    children: paragraph
      .split(/(<[^<>]*>)/)
      .filter((part) => part !== '')
      .map((part) => ({ type: part.startsWith('<') ? 'inlineCode' : 'text', value: part })),
  }));
}
