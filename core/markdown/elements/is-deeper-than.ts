import type { Root, RootContent } from 'hast';

/** Tells whether elements lie deeper within each other than `depth`. It needs no stack, as others do. */
export function isDeeperThan(tree: Root, depth: number): boolean {
  let level: readonly RootContent[] = tree.children;
  for (let count = 0; count <= depth; count += 1) {
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}
