// "<Card />" alone on a line is a paragraph to the grammar, and a block to whoever writes it.

import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';

/** Takes elements and expressions of MDX out of paragraphs that hold nothing else. */
export function unravel(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    unravel(child);
    if (child.type !== 'paragraph' || !isBare(child.children)) return [child];
    return child.children.flatMap((part) => toFlow(part) ?? []);
  }) as typeof node.children;
}

function isBare(parts: readonly PhrasingContent[]): boolean {
  return (
    parts.some(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression') &&
    parts.every(
      (part) =>
        part.type === 'mdxJsxTextElement' ||
        part.type === 'mdxTextExpression' ||
        (part.type === 'text' && part.value.trim() === ''),
    )
  );
}

function toFlow(part: PhrasingContent): RootContent | undefined {
  if (part.type === 'mdxJsxTextElement') return { ...part, type: 'mdxJsxFlowElement' } as unknown as RootContent;
  if (part.type === 'mdxTextExpression') return { ...part, type: 'mdxFlowExpression' } as RootContent;
  return undefined;
}
