// GitHub's alerts, "> [!NOTE]", in the Markdown tree → callouts. As in Obsidian, a title can follow the kind, and "-"
// or "+" after it makes a part that readers can open.

import type { Blockquote, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { EnclosureNode } from './group-markers.ts';

/** Accepts full-width characters, and kinds in any language, so that they are reported. */
const mark = /^[[［][!！](\p{L}[\p{L}\p{M}\p{N}_-]*)[\]］]([+-]?)(?:：|[ \t\u3000])*/u;

/** Turns alerts of a tree into callouts, in place. `text` is the source of the tree. */
export function convertAlerts(tree: Nodes, text: string): void {
  if (!/[[［][!！]/.test(text) || !('children' in tree)) return;
  tree.children = (tree.children as RootContent[]).map((child) => {
    convertAlerts(child, text);
    return child.type === 'blockquote' ? (toCallout(child, text) ?? child) : child;
  }) as typeof tree.children;
}

function toCallout(quote: Blockquote, text: string): EnclosureNode | undefined {
  const [paragraph, ...others] = quote.children;
  const [firstNode] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || firstNode?.type !== 'text') return undefined;
  const [written, kind = '', fold] = mark.exec(firstNode.value) ?? [];
  // "\[!NOTE]" is meant as text.
  if (written === undefined || text[firstNode.position?.start.offset ?? 0] === '\\') return undefined;

  firstNode.value = firstNode.value.slice(written.length);
  const { title, rest } = splitFirstLine(paragraph.children, text);
  const start = rest[0]?.position?.start;
  const position = paragraph.position && start && { ...paragraph.position, start };
  const body: Paragraph[] = rest.length > 0 ? [{ ...paragraph, children: rest, ...(position && { position }) }] : [];
  const shared = { type: 'callout' as const, children: [...body, ...others], position: quote.position };
  const name = kind.toLowerCase();
  if (!fold) return { ...shared, name, title };
  const summary = title || `${kind.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { ...shared, name: 'details', title: fold === '+' ? `[${summary}]{open}` : summary };
}

/** Splits the text of the first line from the rest of a paragraph. */
function splitFirstLine(
  children: readonly PhrasingContent[],
  text: string,
): { title: string; rest: PhrasingContent[] } {
  const titleParts: string[] = [];
  for (const [index, child] of children.entries()) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type === 'break') return { title: titleParts.join('').trim(), rest: children.slice(index + 1) };
    if (child.type === 'text' && end !== -1) {
      const rest: PhrasingContent = { ...child, value: child.value.slice(end + 1), ...positionBelow(child, text) };
      const title = [...titleParts, child.value.slice(0, end)].join('').trim();
      return { title, rest: [...(rest.value === '' ? [] : [rest]), ...children.slice(index + 1)] };
    }
    titleParts.push(textOf(child));
  }
  return { title: titleParts.join('').trim(), rest: [] };
}

/** Returns the position of a text node after its first line. */
function positionBelow({ position }: PhrasingContent, text: string): Pick<PhrasingContent, 'position'> {
  if (!position) return {};
  const offset = text.indexOf('\n', position.start.offset ?? 0) + 1;
  return { position: { ...position, start: { line: position.start.line + 1, column: 1, offset } } };
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
