// GitHub's alerts, "> [!NOTE]", in the Markdown tree → callouts. A title may stand behind the kind, and "-" or "+"
// behind it makes a part that readers open, as in Obsidian.

import type { Blockquote, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { EnclosureNode } from './group-markers.ts';

/** Its brackets and sign may be full-width, and its kind a word of any language, so that it can be reported. */
const mark = /^[[［][!！](\p{L}[\p{L}\p{M}\p{N}_-]*)[\]］]([+-]?)(?:：|[ \t\u3000])*/u;

/** Turns the quotes of a tree that begin with a kind into callouts, in place. `text` is what the tree was parsed from. */
export function convertAlerts(tree: Nodes, text: string): void {
  if (!/[[［][!！]/.test(text) || !('children' in tree)) return;
  tree.children = (tree.children as RootContent[]).map((child) => {
    convertAlerts(child, text);
    return child.type === 'blockquote' ? (toCallout(child, text) ?? child) : child;
  }) as typeof tree.children;
}

function toCallout(quote: Blockquote, text: string): EnclosureNode | undefined {
  const [paragraph, ...others] = quote.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return undefined;
  const [written, kind = '', fold] = mark.exec(first.value) ?? [];
  // An author who writes "\[!NOTE]" means these letters.
  if (written === undefined || text[first.position?.start.offset ?? 0] === '\\') return undefined;

  first.value = first.value.slice(written.length);
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

/** Splits the words of the first line from what follows it. */
function splitFirstLine(
  children: readonly PhrasingContent[],
  text: string,
): { title: string; rest: PhrasingContent[] } {
  const words: string[] = [];
  for (const [index, child] of children.entries()) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type === 'break') return { title: words.join('').trim(), rest: children.slice(index + 1) };
    if (child.type === 'text' && end !== -1) {
      const rest: PhrasingContent = { ...child, value: child.value.slice(end + 1), ...placeBelow(child, text) };
      const title = [...words, child.value.slice(0, end)].join('').trim();
      return { title, rest: [...(rest.value === '' ? [] : [rest]), ...children.slice(index + 1)] };
    }
    words.push(wordsOf(child));
  }
  return { title: words.join('').trim(), rest: [] };
}

/** The place of what follows the first line of a text. */
function placeBelow({ position }: PhrasingContent, text: string): Pick<PhrasingContent, 'position'> {
  if (!position) return {};
  const offset = text.indexOf('\n', position.start.offset ?? 0) + 1;
  return { position: { ...position, start: { line: position.start.line + 1, column: 1, offset } } };
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
