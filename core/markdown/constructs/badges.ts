// ":badge[New]" in a sentence → a badge. In code it stays text.

import type { Element, ElementContent, Root, Text } from 'hast';
import { findNearest } from '../../text/find-nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';

const kinds = ['info', 'success', 'warning', 'error'] as const;
const badge = /:badge\[([^\]\n]+)\](?:\{([^{}\n]*)\})?/g;

/** Draws the badges of a tree in place, and returns problems for unknown kinds. */
export function badges(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  drawWithin(tree);
  return problems;

  function drawWithin(parent: Root | Element): void {
    parent.children = (parent.children as ElementContent[]).flatMap((node) => {
      if (node.type === 'element' && !['code', 'pre', 'script', 'style'].includes(node.tagName)) drawWithin(node);
      return node.type === 'text' && node.value.includes(':badge[') ? draw(node) : [node];
    });
  }

  function draw({ value, position }: Text): ElementContent[] {
    const nodes: ElementContent[] = [];
    let end = 0;
    for (const found of value.matchAll(badge)) {
      const [written, label = '', kind = 'info'] = found;
      const knownKind = kinds.find((each) => each === kind);
      if (found.index > end) nodes.push({ type: 'text', value: value.slice(end, found.index) });
      nodes.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['badge', `badge-${knownKind ?? 'info'}`] },
        children: [{ type: 'text', value: label }],
      });
      end = found.index + written.length;
      if (!knownKind) problems.push(unknownProblem(kind, value.slice(0, found.index), position));
    }
    return end < value.length ? [...nodes, { type: 'text', value: value.slice(end) }] : nodes;
  }

  function unknownProblem(kind: string, before: string, position: Text['position']): Problem {
    const lines = before.split('\n');
    const start = position?.start ?? { line: 1, column: 1 };
    const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? start.column : 1);
    const nearest = findNearest(kind, kinds);
    return {
      rule: 'badge-unknown',
      severity: 'warning',
      place: { file, line: start.line + lines.length - 1, column },
      message: `There is no badge of the kind ${quote(kind)}`,
      hint: nearest ? `Did you mean "{${nearest}}"?` : 'Write {info}, {success}, {warning} or {error}, or nothing.',
    };
  }
}
