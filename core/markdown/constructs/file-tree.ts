// ":::files" around a list → a tree of files. A name that ends with "/", or has a list below it, is a folder; text
// after the name is a comment; a name in bold is highlighted; "…" means other files.

import type { Element, ElementContent } from 'hast';
import { textOf } from '../elements/walk-elements.ts';
import { createElement, drawListOf, elementsOf, type Container, type DrawnContainer } from './container.ts';

const fault = {
  message: 'The files are not a list, or there is other content around the list',
  hint: 'Put one list between ":::files" and ":::", with "- " before each name, and indent what is in a folder.',
};

/** Draws a tree of files from a list. */
export function drawFileTree(container: Container): DrawnContainer {
  return drawListOf(container, { tagName: 'ul', draw: (list) => drawList(list, 'files'), fault });
}

function drawList(list: Element, name: string): Element {
  return createElement('ul', { className: [name] }, elementsOf(list.children).map(drawItem));
}

function drawItem(item: Element): Element {
  const below = elementsOf(item.children).filter(({ tagName }) => tagName === 'ul');
  const words = item.children
    .filter((child) => !(child.type === 'element' && child.tagName === 'ul'))
    .flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]));
  const { name, comment } = splitName(words);
  const text = textOf({ type: 'root', children: name } as Parameters<typeof textOf>[0]).trim();
  const isFolder = below.length > 0 || text.endsWith('/');
  const kind = isFolder ? 'folder' : /^(?:…|\.\.\.)$/.test(text) ? 'others' : 'file';
  const line = [
    createElement('span', { className: [kind], dir: 'ltr' }, name),
    ...(comment.length > 0 ? [createElement('span', { className: ['files-comment'] }, comment)] : []),
  ];
  return createElement('li', {}, [...line, ...below.map((list) => drawList(list, 'files-below'))]);
}

/** Splits an item into its name (the first word, or the text in bold or code) and its comment. */
function splitName(words: readonly ElementContent[]): { name: ElementContent[]; comment: ElementContent[] } {
  const [firstNode, ...rest] = words.filter((node) => !(node.type === 'text' && node.value.trim() === ''));
  if (!firstNode) return { name: [], comment: [] };
  if (firstNode.type !== 'text') return { name: [firstNode], comment: trim(rest) };
  const [, name = '', comment = ''] = /^\s*(\S+)([^]*)$/.exec(firstNode.value) ?? [];
  const commentNodes: ElementContent[] = comment.trim() === '' ? [] : [{ type: 'text', value: comment.trimStart() }];
  return { name: [{ type: 'text', value: name }], comment: trim([...commentNodes, ...rest]) };
}

function trim(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.filter((node) => !(node.type === 'text' && node.value.trim() === ''));
}
