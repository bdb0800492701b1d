// Steps, cards and file trees → Vitrine's lists.

import { writeContainer } from './convert-container.ts';
import { elementsOf, inlineOf, insideOf, textOf, type ElementTools } from './element-tools.ts';
import { indentLines } from '../markdown/page-tools.ts';
import { readFence } from '../markdown/skip-code.ts';

/** Converts steps: each heading of the highest level is a step; a numbered list is kept. */
export function convertSteps(steps: ElementTools): string {
  const inner = insideOf(steps);
  if (/^\s*1[.)]\s/.test(inner)) return writeContainer('steps', inner.trim());
  const sections = splitAtHeadings(inner);
  if (sections.steps.length === 0) return inner;
  const written = sections.steps.map((text, index) => {
    const marks = `${index + 1}. `;
    return marks + indentLines(text.trim(), ' '.repeat(marks.length)).trimStart();
  });
  return [sections.before.trim(), writeContainer('steps', written.join('\n\n'))].filter(Boolean).join('\n\n');
}

function splitAtHeadings(text: string): { before: string; steps: readonly string[] } {
  const starts: { at: number; depth: number }[] = [];
  for (let at = 0; at < text.length;) {
    const fence = readFence(text, at);
    const heading = /^(#{1,6})[ \t]/.exec(text.slice(at, at + 8));
    if (heading) starts.push({ at, depth: heading[1]?.length ?? 0 });
    const next = text.indexOf('\n', fence ? fence.end : at);
    at = next === -1 ? text.length : next + 1;
  }
  const top = Math.min(...starts.map(({ depth }) => depth));
  const cuts = starts.filter(({ depth }) => depth === top).map(({ at }) => at);
  return {
    before: text.slice(0, cuts[0] ?? text.length),
    steps: cuts.map((at, index) => text.slice(at, cuts[index + 1])),
  };
}

/** Converts a list of cards, each a link with a text. */
export function convertCards(cards: ElementTools): string {
  const own = elementsOf(cards).filter(({ name }) => /^(?:Cards\.)?(?:Card|LinkCard)$/.test(name));
  return own.length === 0 ? insideOf(cards) : writeContainer('cards', own.map(writeCard).join('\n'));
}

/** Writes one card of a list. */
export function writeCard(card: ElementTools): string {
  const title = textOf(card, 'title', 'label') ?? 'Card';
  const target = textOf(card, 'href', 'to', 'link');
  const href = target === undefined ? undefined : card.tools.toHref(target, 'link', card.spot);
  const text = textOf(card, 'description') ?? inlineOf(card);
  const head = href === undefined ? `- **${title}**` : `- [${title}](${href})`;
  return text === '' || text === title ? head : `${head}\n\n  ${text}\n`;
}

/** Converts a tree of folders and files. */
export function convertFileTree(tree: ElementTools): string {
  const lines = listNodes(tree, '');
  return lines.length === 0
    ? writeContainer('files', insideOf(tree).trim())
    : writeContainer('files', lines.join('\n'));
}

function listNodes(parent: ElementTools, indent: string): string[] {
  return elementsOf(parent).flatMap((node) => {
    const isFolder = node.name.endsWith('Folder');
    const name = textOf(node, 'name', 'title') ?? inlineOf(node);
    const shown = node.attributes.some((attribute) => attribute.name === 'active') ? `**${name}**` : name;
    return [`${indent}- ${shown}${isFolder ? '/' : ''}`, ...(isFolder ? listNodes(node, `${indent}  `) : [])];
  });
}
