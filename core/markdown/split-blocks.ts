// The finished tree → the body's HTML in pieces, cut where demos and components stand.

import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Block } from '../model/document.ts';

const serializer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/** Serialises a tree and cuts it at the comments that carry `mark`. `insertions` gives what stands there. */
export function splitBlocks(tree: Root, mark: string, insertions: readonly (Block | undefined)[]): Block[] {
  const html = serializer.stringify(tree);
  const pieces = html.split(new RegExp(`<!--${mark}:(\\d+)-->`));

  return pieces.flatMap((piece, position): Block[] => {
    if (position % 2 === 0) return piece ? [{ kind: 'html', html: piece }] : [];
    const insertion = insertions[Number(piece)];
    return insertion ? [insertion] : [];
  });
}
