// The finished HTML tree of a page → its blocks: pieces of HTML, with demos and components between them.

import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Block } from '../model/document.ts';

const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/** Serializes a tree and replaces the comments with `mark` by `insertions`. */
export function splitBlocks(tree: Root, mark: string, insertions: readonly (Block | undefined)[]): Block[] {
  const html = serializer.stringify(tree);
  const pieces = html.split(new RegExp(`<!--${mark}:(\\d+)-->`));

  return pieces.flatMap((piece, position): Block[] => {
    if (position % 2 === 0) return piece ? [{ kind: 'html', html: piece }] : [];
    const insertion = insertions[Number(piece)];
    return insertion ? [insertion] : [];
  });
}
