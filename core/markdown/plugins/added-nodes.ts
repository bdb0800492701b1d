// A tree before and after a plugin → the nodes that it has added, each with the point that it follows: they stand in no
// line of the page, and what is wrong with them has to be reported somewhere.

import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { Point, Position } from 'unist';
import type { Addition } from '../../model/problem.ts';

type Node = MdastNodes | HastNodes;

/** A node that a plugin has added. */
export interface AddedNode {
  readonly node: Node;
  readonly addedBy: Addition;
  /** The end of what stands before it, or the start of what it stands in. */
  readonly after: Point;
}

/** The nodes of one tree, while plugins change it. */
export class AddedNodes {
  readonly list: AddedNode[] = [];
  readonly #known = new Set<Node>();
  readonly #text: string;

  /** Takes a tree as its author wrote it in `text`. */
  constructor(tree: Node, text: string) {
    this.#text = text;
    const note = (node: Node) => {
      this.#known.add(node);
      childrenOf(node).forEach(note);
    };
    note(tree);
  }

  /** Notes what a plugin has made of the tree. */
  note(tree: Node, addedBy: Addition): void {
    this.#walk(tree, { addedBy, after: { line: 1, column: 1, offset: 0 } });
  }

  #walk(parent: Node, { addedBy, after }: Omit<AddedNode, 'node'>): void {
    let last = after;
    for (const node of childrenOf(parent)) {
      const isKnown = this.#known.has(node);
      this.#known.add(node);
      const position = node.position && (isKnown || this.#isThere(node, node.position)) ? node.position : undefined;
      if (!isKnown && !position) this.list.push({ node, addedBy, after: last });
      this.#walk(node, { addedBy, after: position?.start ?? last });
      last = position?.end ?? last;
    }
  }

  /** Parts of a text of the plugin's own have places as well: those in its text, not in the page. */
  #isThere(node: Node, { start, end }: Position): boolean {
    const words = findWords(node);
    return words === '' || this.#text.slice(start.offset, end.offset).includes(words);
  }
}

/** The first line of what a node holds; '' where that is nothing. */
function findWords(node: Node): string {
  if ('value' in node) return node.value.trim().split('\n')[0] ?? '';
  for (const child of childrenOf(node)) {
    const words = findWords(child);
    if (words !== '') return words;
  }
  return '';
}

/** A plugin may leave a key "children" that holds no list, or a list that holds no nodes. */
function childrenOf(node: Node): Node[] {
  if (!('children' in node) || !Array.isArray(node.children)) return [];
  return (node.children as unknown[]).filter((child): child is Node => typeof child === 'object' && child !== null);
}
