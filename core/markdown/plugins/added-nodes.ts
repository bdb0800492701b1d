// A tree before and after a plugin → the nodes that the plugin has added, each with the point that it follows. They are
// on no line of the page, but their problems need a place.

import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { Point, Position } from 'unist';
import type { Addition } from '../../model/problem.ts';

type Node = MdastNodes | HastNodes;

/** A node that a plugin has added. */
export interface AddedNode {
  readonly node: Node;
  readonly addedBy: Addition;
  /** The end of the node before it, or the start of its parent. */
  readonly after: Point;
}

/** Records the nodes that plugins add to a tree. */
export class AddedNodes {
  readonly list: AddedNode[] = [];
  readonly #known = new Set<Node>();
  readonly #text: string;

  /** Takes the tree before any plugin has run, and its source. */
  constructor(tree: Node, text: string) {
    this.#text = text;
    const addKnown = (node: Node) => {
      this.#known.add(node);
      childrenOf(node).forEach(addKnown);
    };
    addKnown(tree);
  }

  /** Records the nodes that a plugin has added to the tree. */
  note(tree: Node, addedBy: Addition): void {
    this.#walk(tree, { addedBy, after: { line: 1, column: 1, offset: 0 } });
  }

  #walk(parent: Node, { addedBy, after }: Omit<AddedNode, 'node'>): void {
    let last = after;
    for (const node of childrenOf(parent)) {
      const isKnown = this.#known.has(node);
      this.#known.add(node);
      const position = node.position && (isKnown || this.#isInText(node, node.position)) ? node.position : undefined;
      if (!isKnown && !position) this.list.push({ node, addedBy, after: last });
      this.#walk(node, { addedBy, after: position?.start ?? last });
      last = position?.end ?? last;
    }
  }

  /** Checks whether a node is at its position, which may also be one in a plugin's own text. */
  #isInText(node: Node, { start, end }: Position): boolean {
    const words = findWords(node);
    return words === '' || this.#text.slice(start.offset, end.offset).includes(words);
  }
}

/** Finds the first line of text in a node; '' without text. */
function findWords(node: Node): string {
  if ('value' in node) return node.value.trim().split('\n')[0] ?? '';
  for (const child of childrenOf(node)) {
    const words = findWords(child);
    if (words !== '') return words;
  }
  return '';
}

/** Lists the children of a node. A plugin may leave "children" that are not a list, or not nodes. */
function childrenOf(node: Node): Node[] {
  if (!('children' in node) || !Array.isArray(node.children)) return [];
  return (node.children as unknown[]).filter((child): child is Node => typeof child === 'object' && child !== null);
}
