// The source of a diagram → the code to draw, its text alternative, and the lines that are left out.

import { arrangeFlowchart, type UndrawnLine } from '../diagrams/arrange-flowchart.ts';
import { findUndrawnLines } from '../diagrams/find-undrawn-lines.ts';

/** The parsed source of a diagram. */
interface DiagramSource {
  /** Its first word: "flowchart". */
  readonly kind: string;
  /** The code for the drawing library, without its configuration and without links. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Lines with links, which are left out, counted from 1. */
  readonly ignored: readonly UndrawnLine[];
  /** Lines or parts of lines that cannot be drawn, counted from 1. */
  readonly undrawn: readonly UndrawnLine[];
}

/** Parses the source of a diagram. */
export function readDiagram(source: string): DiagramSource {
  const lines = source
    .replace(/^---\n[^]*?\n---(?=\n)/, keepLineBreaks)
    .replace(/%%\{[^]*?(?:\}%%|$)/g, keepLineBreaks)
    .replace(
      /^[ \t]*accDescr[ \t]*\{([^{}]*)\}/m,
      (_, text: string) => `accDescr: ${text.replace(/\s+/g, ' ').trim()}${keepLineBreaks(text)}`,
    )
    .split('\n');
  const texts = { accTitle: '', accDescr: '' };
  const ignored: { line: number; text: string }[] = [];

  const drawnLines = lines.map((text, index) => {
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
  const numbered = drawnLines
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  const kind = /^[\w-]+/.exec(numbered[0]?.text ?? '')?.[0] ?? '';
  const arranged = /^(?:graph|flowchart)$/.test(kind)
    ? arrangeFlowchart(numbered)
    : { code: numbered.map(({ text }) => text).join('\n'), undrawn: findUndrawnLines(kind, numbered) };

  return {
    ...arranged,
    kind,
    title: texts.accTitle,
    description: texts.accDescr,
    ignored,
  };
}

/** Returns the line breaks of a text, so that later lines keep their numbers. */
function keepLineBreaks(text: string): string {
  return text.replace(/[^\n]/g, '');
}
