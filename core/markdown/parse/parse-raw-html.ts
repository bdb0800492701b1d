// Raw HTML in a tree → elements.
//
// Parsing a whole page again as HTML costs a quarter of the pipeline, and nearly all raw HTML
// stands in a block of its own with every tag closed. Such blocks are parsed alone; a page with
// any other is parsed whole, as HTML that opens in one block may close in another.

import type { Element, Root, RootContent } from 'hast';
import type {} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { VFile } from 'vfile';

const raw = unified().use(rehypeRaw).freeze();

/** Elements with a syntax of their own inside: a page that has one is parsed whole. */
const foreign: ReadonlySet<string> = new Set([
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
/** A longer block is not searched for its tags: an unclosed quote would cost quadratic time. */
const longestAlone = 4000;

const empty: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Parts of a table mean something in a table only, which the block's surroundings decide. */
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

/** Elements that would swallow the blocks after them: unclosed in a sentence, they are names of components. */
const swallowing = /^<(select|template)[\s/>]/i;

/** Parses the raw HTML of a tree. */
export function parseRawHtml(written: Root, file: VFile): Root {
  const tree = showUnclosed(written);
  const holders = tree.children.filter(holdsRaw);
  if (holders.length === 0) return tree;
  if (!holders.every(standsAlone)) return raw.runSync(tree, file) as Root;

  const children = tree.children.flatMap((node) => (holders.includes(node) ? parseAlone(node, file) : [node]));
  return { ...tree, children };
}

function showUnclosed<Parent extends Root | Element>(parent: Parent): Parent {
  const closed = parent.children.flatMap((node) =>
    node.type === 'raw' && node.value.startsWith('</') ? [node.value.toLowerCase()] : [],
  );
  const children = parent.children.map((node) => {
    if (node.type === 'element') return showUnclosed(node);
    const name =
      node.type === 'raw' && parent.type === 'element' ? swallowing.exec(node.value)?.[1]?.toLowerCase() : undefined;
    const isWhole =
      name === undefined ||
      node.type !== 'raw' ||
      node.value.toLowerCase().includes(`</${name}`) ||
      closed.some((tag) => tag.startsWith(`</${name}`));
    return isWhole ? node : { type: 'text', value: node.value };
  });
  return { ...parent, children } as Parent;
}

function parseAlone(node: RootContent, file: VFile): RootContent[] {
  return (raw.runSync({ type: 'root', children: [node] }, file) as Root).children;
}

function holdsRaw(node: RootContent): boolean {
  if (node.type === 'raw') return true;
  return node.type === 'element' && (node.children as RootContent[]).some(holdsRaw);
}

/** Tells whether all tags of a block are closed in it, in order. */
function standsAlone(node: RootContent): boolean {
  const open: string[] = [];
  return textsOf(node).every((html) => closesInOrder(html, open)) && open.length === 0;
}

function textsOf(node: RootContent): string[] {
  if (node.type === 'raw') return [node.value];
  return node.type === 'element' ? (node.children as RootContent[]).flatMap(textsOf) : [];
}

function closesInOrder(html: string, open: string[]): boolean {
  if (html.length > longestAlone) return false;
  const tags = cutComments(html);
  for (const [, slash, written = ''] of tags.matchAll(tag)) {
    const name = written.toLowerCase();
    if (foreign.has(name) || (open.length === 0 && tableParts.has(name))) return false;
    if (empty.has(name)) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  // What looks like the start of markup and is no tag: the HTML parser has to say what it is.
  return !/<[a-z/!?]/i.test(tags.replace(tag, ''));
}

/** One that does not end stays as it is: it hides whatever follows it. */
function cutComments(html: string): string {
  let text = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const isEmpty = /^-?>/.test(html.slice(start + 4, start + 6));
    const end = start === -1 || isEmpty ? -1 : html.indexOf('-->', start + 4);
    if (start === -1 || (end === -1 && !isEmpty)) return text + html.slice(at);
    text += isEmpty ? html.slice(at, start + 4) : html.slice(at, start);
    at = isEmpty ? start + 4 : end + 3;
  }
}
