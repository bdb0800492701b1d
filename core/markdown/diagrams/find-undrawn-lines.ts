// The lines of a diagram other than a flowchart → those that the drawing library silently ignores.

import type { DiagramLine, UndrawnLine } from './arrange-flowchart.ts';

/** Patterns of the lines in a kind of diagram; inside of braces, each line is a member. */
interface LineGrammar {
  readonly lines: readonly RegExp[];
  /** Matches the line that opens a block, which "}" closes. */
  readonly opens?: RegExp;
}

const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/i;

const sequence: LineGrammar = {
  lines: [
    /^(?:participant|actor)\s+\S+(?:\s+as\s+\S.*)?$/,
    /^note\s+(?:left of|right of|over)\s+[^:\s][^:]*:\s*\S/i,
    /^(?:loop|alt|opt|par|critical|break|rect|else|and)(?:\s|$)/,
    /^end$/,
    /^(?:(?!--?[>)x])[^\s:])+\s*(?:--?>>?|--?[)x])\s*[+-]?[^\s:]+\s*:\s*\S/,
  ],
};

const states: LineGrammar = {
  lines: [
    direction,
    /^linkStyle\s/,
    /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+\s*\{?$/u,
    /^state\s+[\w\p{L}]+\s*\{$/u,
    /^\}$/,
    /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*\S.*)?$/u,
    /^[\w\p{L}-]+\s*:\s*\S/u,
  ],
};

const classes: LineGrammar = {
  lines: [
    direction,
    /^namespace\s+\S+\s*\{$/,
    /^class\s+\S+$/,
    /^class\s+\S+\s*\{\s*<<\w+>>\s*\}$/,
    /^\}$/,
    /^\S+\s*:\s*\S/,
    /^\S+\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.?|--)\s+(?:"[^"]*"\s+)?\S+(?:\s*:\s*\S.*)?$/,
  ],
  opens: /^class\s+\S+\s*\{$/,
};

const entities: LineGrammar = {
  lines: [/^\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:\s*\S/],
  opens: /^\S+\s*\{$/,
};

const chart: LineGrammar = {
  lines: [/^title\s+"[^"]+"/, /^[xy]-axis\s+\S/, /^(?:bar|line)\s+\[[^\]]+\]/],
};

const grammars: Readonly<Record<string, LineGrammar>> = {
  sequenceDiagram: sequence,
  stateDiagram: states,
  'stateDiagram-v2': states,
  classDiagram: classes,
  erDiagram: entities,
  xychart: chart,
  'xychart-beta': chart,
};

/** Longer lines are not matched: no one writes them, and they would take too much time. */
const maxLineLength = 5000;

/** Finds the lines after the first that the library ignores. */
export function findUndrawnLines(kind: string, [, ...lines]: readonly DiagramLine[]): UndrawnLine[] {
  const grammar = grammars[kind];
  if (!grammar) return [];
  let isInside = false;
  return lines.filter(({ text }) => {
    if (isInside) {
      isInside = text !== '}';
      return false;
    }
    isInside = grammar.opens?.test(text) ?? false;
    return !isInside && (text.length > maxLineLength || !grammar.lines.some((line) => line.test(text)));
  });
}
