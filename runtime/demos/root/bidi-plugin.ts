// A plugin of Emotion's style compiler: rules that contain a side are written twice, once for each
// direction of the element they style. So a page, or a demo in it, can change its direction without
// a script, and server and browser make the same class names for both.

import cssjanus from 'cssjanus';
import { limitToDirection } from './limit-to-direction.ts';

/** A node of stylis's syntax tree. */
interface StyleNode {
  type: string;
  props: string | string[];
  children: string | StyleNode[];
  value: string;
  return: string;
  length: number;
  root?: StyleNode | null;
}

/** A function that stylis calls for every node, and that writes a node. */
export type StylePlugin = (node: StyleNode, index: number, siblings: StyleNode[], write: StylePlugin) => string | void;

/** Writes rules that contain a side twice: for left-to-right and for right-to-left. */
export const bidiPlugin: StylePlugin = (node, _index, _siblings, write) => {
  // A negative length marks a copy, as in stylis and its own plugins.
  if (
    node.type !== 'rule' ||
    node.length < 0 ||
    node.return ||
    !Array.isArray(node.children) ||
    !Array.isArray(node.props)
  )
    return;
  if (node.root?.type.includes('keyframes')) return;
  const flipped = node.children.map(flipDeclaration);
  if (flipped.every((child, index) => child === node.children[index])) return;

  const copies = [copyRule(node, node.children, 'ltr'), copyRule(node, flipped, 'rtl')];
  node.children = [];
  return copies.map((copy, index) => write(copy, index, copies, write) ?? '').join('');
};

function copyRule(node: StyleNode, children: readonly StyleNode[], direction: 'ltr' | 'rtl'): StyleNode {
  const props = (node.props as string[]).map((selector) => limitToDirection(selector, direction));
  return { ...node, length: -(node.length || 1), props, children: children.map((child) => ({ ...child })) };
}

// Most declarations contain no side: this cheap test avoids the slow flip.
const mayHaveSide =
  /left|right|radius|shadow|transform|translate|background|cursor|margin:|padding:|border-(?:color|style|width):|direction|ltr|rtl/;

// Values of these properties are the author's texts and names, even if they contain "left".
const hasAuthorText = /^(?:content|quotes|font-family|grid|animation)/;

// Most declarations with a side: only the property names it, and nothing in the value can. The ripple of a button has
// no other, so a page whose styles are all in its HTML never runs the flip, whose first run takes 10 ms.
const plainSide = /^((?:margin-|padding-|border-)?)(left|right)((?:-width|-style)?:[-\w.%() ]*;?)$/;
const plainRadius = /^border-radius:[-\w.%]*;?$/;

/** Swaps the sides in a declaration: "left:0;" → "right:0;". */
function flip(declaration: string): string {
  if (plainRadius.test(declaration)) return declaration;
  const [, before, side, after] = plainSide.exec(declaration) ?? [];
  if (after !== undefined && !/left|right/.test(after)) return `${before}${side === 'left' ? 'right' : 'left'}${after}`;
  return cssjanus.transform(declaration);
}

function flipDeclaration(node: StyleNode, index: number, siblings: StyleNode[]): StyleNode {
  if (
    node.type !== 'decl' ||
    !mayHaveSide.test(node.value) ||
    hasAuthorText.test(node.value) ||
    siblings[index - 1]?.value.includes('@noflip')
  )
    return node;
  const value = flip(node.value);
  if (value === node.value) return node;

  const colon = value.indexOf(':');
  return {
    ...node,
    value,
    props: value.slice(0, colon),
    children: value.slice(colon + 1).replace(/;$/, ''),
    return: '',
  };
}
