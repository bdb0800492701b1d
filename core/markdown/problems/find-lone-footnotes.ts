// A page's tree → references to missing footnotes, which are shown as text, and footnotes without a reference, which
// are not shown.

import type { Nodes } from 'mdast';
import { findNearest } from '../../text/find-nearest.ts';
import { quote } from '../../text/quote.ts';

/** A reference without its footnote, or a footnote without a reference. */
interface LoneFootnote {
  /** Where it begins in the text. */
  readonly index: number;
  readonly message: string;
  readonly hint: string;
}

/** Checks quickly whether a text may contain a reference or a footnote. */
export function mayHaveLoneFootnote(text: string): boolean {
  return text.includes('[^');
}

/** Finds references without a footnote in a block, in which everything but text is replaced by spaces. */
export function findLoneReferences(visible: string, footnotes: readonly string[]): LoneFootnote[] {
  return [...visible.matchAll(/(?<!\\)\[\^([^\s[\]\\]+)\]/g)].flatMap(({ index, 0: written, 1: name = '' }) => {
    if (footnotes.includes(name)) return [];
    const nearest = findNearest(name, footnotes);
    return {
      index,
      message: `The page has no footnote ${quote(name)}, so ${quote(written)} is shown as text`,
      hint:
        nearest === undefined
          ? `Write ${quote(`${written}: …`)} in a paragraph of its own, or ${quote(`\\${written}`)} if text is meant.`
          : `Did you mean ${quote(`[^${nearest}]`)}?`,
    };
  });
}

/** Finds footnotes without a reference. */
export function findUnusedFootnotes(tree: Nodes): LoneFootnote[] {
  const used = new Set<string>();
  const defined: { readonly name: string; readonly label: string; readonly index: number }[] = [];
  visit(tree);
  return defined
    .filter(({ name }) => !used.has(name))
    .map(({ label, index }) => ({
      index,
      message: `Nothing refers to the footnote ${quote(label)}, so it is not shown`,
      hint: `Write ${quote(`[^${label}]`)} where it belongs, or remove it.`,
    }));

  function visit(node: Nodes): void {
    if (node.type === 'footnoteReference') used.add(node.identifier);
    if (node.type === 'footnoteDefinition')
      defined.push({
        name: node.identifier,
        label: node.label ?? node.identifier,
        index: node.position?.start.offset ?? 0,
      });
    if ('children' in node) node.children.forEach(visit);
  }
}

/** Lists the names of a page's footnotes, with those that full-width characters turn into text. */
export function listFootnotes(tree: Nodes, text: string): string[] {
  const fullWidthNames = [...text.matchAll(/^[ \t>]*[[［]\^([^\s[\]［］]+)[\]］][:：]/gm)].map(([, name = '']) => name);
  return [...listDefined(tree), ...fullWidthNames];
}

function listDefined(node: Nodes): string[] {
  if (node.type === 'footnoteDefinition') return [node.label ?? node.identifier];
  return 'children' in node ? node.children.flatMap(listDefined) : [];
}
