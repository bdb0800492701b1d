import type { Root, RootContent } from 'hast';

/** Returns whether elements are nested deeper than `depth`. It does not recurse, so no tree overflows the stack. */
export function isDeeperThan(tree: Root, depth: number): boolean {
  let level: readonly RootContent[] = tree.children;
  for (let count = 0; count <= depth; count += 1) {
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}
