// Raw HTML in a tree → elements.
//
// Parsing a whole page again as HTML takes a quarter of the time of the pipeline, and nearly all raw HTML is a block of
// its own with every tag closed. Such blocks are parsed alone. A page with any other raw HTML is parsed completely,
// because an element can open in one block and close in another.

import type { Element, Root, RootContent } from 'hast';
import type {} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { voidElements } from '../../text/void-elements.ts';

const raw = unified().use(rehypeRaw).freeze();

/** Elements whose content has a syntax of its own: a page with one is parsed completely. */
const contextDependentElements: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'frameset',
  'script',
  'style',
  'title',
  'textarea',
  'select',
  'template',
  'svg',
  'math',
  'plaintext',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
]);
/** Longer blocks are not searched for tags: an unclosed quote would take quadratic time. */
const maxBlockLength = 4000;

/** Parts of a table, which have a meaning only if the block is inside of a table. */
const tableParts: ReadonlySet<string> = new Set([
  'caption',
  'col',
  'colgroup',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
]);
const tag = /<(\/?)([a-z][^\s/<>"']*)(?![^\s/<>"'])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/** Elements that swallow the blocks after them. Unclosed in a sentence, they are meant as names. */
const swallowing = /^<(select|template)[\s/>]/i;

/** Parses the raw HTML of a tree. */
export function parseRawHtml(markdownTree: Root, file: VFile): Root {
  const tree = showUnclosedAsText(markdownTree);
  const rawNodes = tree.children.filter(containsRaw);
  if (rawNodes.length === 0) return tree;
  if (!rawNodes.every(isSelfContained)) return raw.runSync(tree, file) as Root;

  const children = tree.children.flatMap((node) => (rawNodes.includes(node) ? parseAlone(node, file) : [node]));
  return { ...tree, children };
}

function showUnclosedAsText<Parent extends Root | Element>(parent: Parent): Parent {
  const closed = parent.children.flatMap((node) =>
    node.type === 'raw' && node.value.startsWith('</') ? [node.value.toLowerCase()] : [],
  );
  const children = parent.children.map((node) => {
    if (node.type === 'element') return showUnclosedAsText(node);
    const name =
      node.type === 'raw' && parent.type === 'element' ? swallowing.exec(node.value)?.[1]?.toLowerCase() : undefined;
    const isClosed =
      name === undefined ||
      node.type !== 'raw' ||
      node.value.toLowerCase().includes(`</${name}`) ||
      closed.some((tag) => tag.startsWith(`</${name}`));
    return isClosed ? node : { type: 'text', value: node.value };
  });
  return { ...parent, children } as Parent;
}

function parseAlone(node: RootContent, file: VFile): RootContent[] {
  return (raw.runSync({ type: 'root', children: [node] }, file) as Root).children;
}

function containsRaw(node: RootContent): boolean {
  if (node.type === 'raw') return true;
  return node.type === 'element' && (node.children as RootContent[]).some(containsRaw);
}

/** Returns whether all tags of a block are closed in it, in order. */
function isSelfContained(node: RootContent): boolean {
  const open: string[] = [];
  return textsOf(node).every((html) => closesInOrder(html, open)) && open.length === 0;
}

function textsOf(node: RootContent): string[] {
  if (node.type === 'raw') return [node.value];
  return node.type === 'element' ? (node.children as RootContent[]).flatMap(textsOf) : [];
}

function closesInOrder(html: string, open: string[]): boolean {
  if (html.length > maxBlockLength) return false;
  const tags = removeComments(html);
  for (const [, slash, tagName = ''] of tags.matchAll(tag)) {
    const name = tagName.toLowerCase();
    if (contextDependentElements.has(name) || (open.length === 0 && tableParts.has(name))) return false;
    if (voidElements.has(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  // Whether other text that looks like the start of a tag is one, only the HTML parser can decide.
  return !/<[a-z/!?]/i.test(tags.replace(tag, ''));
}

/** Removes comments, except for an unclosed one, which hides everything after it. */
function removeComments(html: string): string {
  let text = '';
  let position = 0;
  for (;;) {
    const start = html.indexOf('<!--', position);
    const isEmpty = /^-?>/.test(html.slice(start + 4, start + 6));
    const end = start === -1 || isEmpty ? -1 : html.indexOf('-->', start + 4);
    if (start === -1 || (end === -1 && !isEmpty)) return text + html.slice(position);
    text += isEmpty ? html.slice(position, start + 4) : html.slice(position, start);
    position = isEmpty ? start + 4 : end + 3;
  }
}
