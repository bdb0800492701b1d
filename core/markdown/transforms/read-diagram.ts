// The source of a diagram → what is drawn of it, and what is said of it to those who do not see it.

import { arrangeFlowchart, type UnreadLine } from '../diagrams/arrange-flowchart.ts';
import { findUnreadLines } from '../diagrams/find-unread-lines.ts';

/** A diagram's source, read. */
interface DiagramSource {
  /** The word that it begins with: "flowchart". */
  readonly kind: string;
  /** What is drawn, as the library reads it: without what sets the library up, and without links. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Lines that are left out though their author wants something of them, counted from 1. */
  readonly ignored: readonly UnreadLine[];
  /** Lines that cannot be drawn, or the parts of them that cannot, counted from 1. */
  readonly unread: readonly UnreadLine[];
}

/** Reads the source of a diagram. */
export function readDiagram(source: string): DiagramSource {
  const lines = source
    .replace(/^---\n[^]*?\n---(?=\n)/, keepLines)
    .replace(/%%\{[^]*?(?:\}%%|$)/g, keepLines)
    .replace(
      /^[ \t]*accDescr[ \t]*\{([^{}]*)\}/m,
      (_, text: string) => `accDescr: ${text.replace(/\s+/g, ' ').trim()}${keepLines(text)}`,
    )
    .split('\n');
  const texts = { accTitle: '', accDescr: '' };
  const ignored: { line: number; text: string }[] = [];

  const drawn = lines.map((text, index) => {
    const [, name, value = ''] = /^\s*(accTitle|accDescr)\s*:\s*(.*)$/.exec(text) ?? [];
    if (name === 'accTitle' || name === 'accDescr') {
      texts[name] = value.trim();
      return '';
    }
    if (/^\s*%%/.test(text)) return '';
    if (!/^\s*(?:click|callback|link|links)\s+\S/.test(text)) return text;
    ignored.push({ line: index + 1, text: text.trim() });
    return '';
  });
  const numbered = drawn
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const kind = /^[\w-]+/.exec(numbered[0]?.text ?? '')?.[0] ?? '';
  const arranged = /^(?:graph|flowchart)$/.test(kind)
    ? arrangeFlowchart(numbered)
    : { code: numbered.map(({ text }) => text).join('\n'), unread: findUnreadLines(kind, numbered) };

  return {
    ...arranged,
    kind,
    title: texts.accTitle,
    description: texts.accDescr,
    ignored,
  };
}

/** The lines behind them keep their numbers. */
function keepLines(text: string): string {
  return text.replace(/[^\n]/g, '');
}
