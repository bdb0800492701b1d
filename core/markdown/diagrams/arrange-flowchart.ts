// The lines of a flowchart → the same flowchart in the form that the drawing library understands, and the parts that it
// cannot draw.
//
// The library needs names of Latin letters and spaces around arrows, and silently drops the rest of a line that it does
// not understand. Mermaid's own grammar is wider: https://mermaid.js.org/syntax/flowchart.html. So each statement is
// parsed here and rewritten for the library: names in other scripts as code points, a label where its node occurs
// first, arrows in their standard length.

import { hideMarks } from './hide-marks.ts';

/** A line of a diagram's source, counted from 1. */
export interface DiagramLine {
  readonly line: number;
  readonly text: string;
}

/** The code for the library, and the lines that are not drawn completely. */
interface ArrangedDiagram {
  readonly code: string;
  readonly undrawn: readonly UndrawnLine[];
}

/** A line that is not drawn, or not completely. */
export interface UndrawnLine {
  readonly line: number;
  /** The text that is not drawn. */
  readonly text: string;
}

/** Rewrites a flowchart for the drawing library. */
export function arrangeFlowchart(lines: readonly DiagramLine[]): ArrangedDiagram {
  const [head, ...statements] = lines.flatMap(splitStatements);
  const [, kind, direction = 'TD'] = /^(graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(head?.text ?? '') ?? [];
  const parsed = statements.map(({ line, text }) => ({ line, text, statement: parseStatement(text) }));

  const groups = new Set(parsed.flatMap(({ statement }) => (statement?.kind === 'group' ? [statement.id] : [])));
  const shapes = new Map<string, NodeShape>();
  for (const { statement } of parsed)
    for (const { id, shape } of statement?.kind === 'chain' ? statement.steps.flatMap(({ nodes }) => nodes) : [])
      if (shape) shapes.set(id, shape);

  const undrawn: UndrawnLine[] = [];
  const writtenNodes = new Set<string>();
  const grouped = new Set<string>();
  const open: DiagramLine[] = [];
  const written = parsed.flatMap(({ line, text, statement }): string[] => {
    if (statement?.kind === 'group') open.push({ line, text });
    const isLost =
      !statement ||
      (statement.kind === 'end' && open.pop() === undefined) ||
      (statement.kind === 'chain' && statement.steps.some(({ nodes }) => nodes.some(({ id }) => groups.has(id))));
    if (isLost) {
      undrawn.push({ line, text });
      return [];
    }
    if (statement.kind === 'chain' && statement.rest !== '') undrawn.push({ line, text: statement.rest });
    return writeStatement(statement, { shapes, writtenNodes, grouped, isInGroup: open.length > 0 });
  });
  undrawn.push(...open);
  // For another head, the error of the library is the best report.
  const header = kind ? `${kind} ${direction}` : (head?.text ?? '');
  return { code: [header, ...written, ...open.map(() => 'end')].join('\n'), undrawn };
}

interface NodeShape {
  readonly open: string;
  readonly label: string;
  readonly close: string;
}

interface FlowNode {
  readonly id: string;
  readonly shape?: NodeShape;
  readonly className?: string;
}

/** Nodes, and the arrow that leads to them; the first step has none. */
interface FlowStep {
  readonly arrow?: { readonly line: string; readonly label: string };
  readonly nodes: readonly FlowNode[];
}

type Statement =
  | { readonly kind: 'chain'; readonly steps: readonly FlowStep[]; readonly rest: string }
  | { readonly kind: 'group'; readonly id: string; readonly label: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'classes'; readonly word: string; readonly names: readonly string[]; readonly rest: string };

const name = String.raw`[\p{L}\p{M}\p{N}_]+(?:[.-][\p{L}\p{M}\p{N}_]+)*`;
const patterns = {
  name: new RegExp(`^${name}`, 'u'),
  group: new RegExp(`^subgraph\\s+(?:(${name})\\s*\\[(.+)\\]|(.+))$`, 'u'),
  classDef: new RegExp(`^(classDef)\\s+(${name}(?:\\s*,\\s*${name})*)\\s+(\\S.*)$`, 'u'),
  style: new RegExp(`^(style)\\s+(${name}(?:\\s*,\\s*${name})*)\\s+(\\S.*)$`, 'u'),
  class: new RegExp(`^(class)\\s+(${name}(?:\\s*,\\s*${name})*)\\s+(${name})$`, 'u'),
  className: new RegExp(`^:::(${name})`, 'u'),
};

/** Pairs of brackets; longer ones come before those that they begin with. */
const brackets: readonly (readonly [open: string, close: string])[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];

/** Splits a line at semicolons outside of labels. Those of Mermaid's codes ("#35;") are inside of labels. */
function splitStatements({ line, text }: DiagramLine): DiagramLine[] {
  const parts = [''];
  let isQuoted = false;
  let depth = 0;
  for (const letter of text) {
    if (letter === '"' || (letter === '|' && depth <= 0)) isQuoted = !isQuoted;
    else if (!isQuoted && '[({'.includes(letter)) depth += 1;
    else if (!isQuoted && '])}'.includes(letter)) depth -= 1;
    if (letter === ';' && !isQuoted && depth <= 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => ({ line, text: part.trim() })).filter((part) => part.text !== '');
}

function parseStatement(text: string): Statement | undefined {
  if (text === 'end') return { kind: 'end' };
  if (/^direction\s+(?:TD|TB|LR|BT|RL)$/i.test(text) || /^linkStyle\s+(?:default|[\d,\s]+)\s+\S/.test(text))
    return { kind: 'plain', text };
  const group = patterns.group.exec(text);
  if (group) {
    const [, id = '', label = '', title = ''] = group;
    return { kind: 'group', id: id || unquote(title), label: unquote(label || title) };
  }
  for (const pattern of [patterns.classDef, patterns.style, patterns.class]) {
    const [, word = '', names = '', rest = ''] = pattern.exec(text) ?? [];
    if (word) return { kind: 'classes', word, names: names.split(',').map((each) => each.trim()), rest };
  }
  return /^(?:subgraph|classDef|style|class|linkStyle)\s/.test(text) ? undefined : parseChain(text);
}

function parseChain(text: string): Statement | undefined {
  const steps: FlowStep[] = [];
  let rest = text;
  for (;;) {
    const arrow = steps.length === 0 ? undefined : parseArrow(rest);
    if (steps.length > 0 && !arrow) break;
    const group = parseNodes(arrow?.rest ?? rest);
    if (!group) break;
    steps.push({ ...(arrow && { arrow }), nodes: group.nodes });
    rest = group.rest;
  }
  return steps.length === 0 ? undefined : { kind: 'chain', steps, rest: rest.trim() };
}

function parseNodes(text: string): { nodes: FlowNode[]; rest: string } | undefined {
  const nodes: FlowNode[] = [];
  let rest = text.trimStart();
  for (;;) {
    const node = parseNode(rest);
    if (!node) return nodes.length === 0 ? undefined : { nodes, rest };
    nodes.push(node.node);
    rest = node.rest.trimStart();
    if (!/^&\s/.test(rest)) return { nodes, rest };
    rest = rest.slice(1).trimStart();
  }
}

function parseNode(text: string): { node: FlowNode; rest: string } | undefined {
  const [id] = patterns.name.exec(text) ?? [];
  if (id === undefined) return undefined;
  const shape = parseShape(text.slice(id.length));
  const after = text.slice(id.length + (shape?.length ?? 0));
  const [written = '', className] = patterns.className.exec(after) ?? [];
  return {
    node: { id, ...(shape && { shape: shape.shape }), ...(className && { className }) },
    rest: after.slice(written.length),
  };
}

function parseShape(text: string): { shape: NodeShape; length: number } | undefined {
  for (const [open, close] of brackets) {
    if (!text.startsWith(open)) continue;
    const inside = text.slice(open.length);
    const [quoted = ''] = /^\s*"[^"]*"\s*/.exec(inside) ?? [];
    const end = inside.indexOf(close, quoted.length);
    const label = quoted && end !== quoted.length ? '' : inside.slice(0, Math.max(end, 0));
    if (end < 0 || label.trim() === '' || (quoted === '' && !isPlain(label, open))) continue;
    return { shape: { open, label: unquote(label), close }, length: open.length + end + close.length };
  }
  return undefined;
}

/** Rejects a label with a bracket, which means an unclosed node, and the shape "[/text/]", which cannot be drawn. */
function isPlain(label: string, open: string): boolean {
  return (
    !/[[{]/.test(label) &&
    !(open.includes('(') && label.includes('(')) &&
    !(open === '[' && /^[/\\].*[/\\]$/.test(label))
  );
}

const plainArrow = /^(<?)(-{2,}>|-{3,}|={2,}>|={3,}|-\.+->|-\.+-|~{3,})(?![>ox](?:\s|\|))(?:\s*\|([^|]*)\|)?/;
const labeledArrow =
  /^(<?)(--|==|-\.)(?![->=])(.*?)((?<!-)(?:-{2,}>|-{3,})|(?<!=)(?:={2,}>|={3,})|(?<!\.)(?:\.+->|\.+-))(?![>ox](?:\s|\|))/;

function parseArrow(text: string): { line: string; label: string; rest: string } | undefined {
  const [plain, start = '', line = '', label = ''] = plainArrow.exec(text) ?? [];
  if (plain !== undefined) return { line: start + toLine(line), label: unquote(label), rest: text.slice(plain.length) };
  const [labeled, from = '', , words = '', end = ''] = labeledArrow.exec(text) ?? [];
  if (labeled === undefined) return undefined;
  return { line: from + toLine(end), label: unquote(words), rest: text.slice(labeled.length) };
}

/** Returns the standard arrow of a kind, because the library knows only one length. */
function toLine(written: string): string {
  const hasHead = written.endsWith('>');
  if (written.startsWith('~')) return '';
  if (written.includes('=')) return hasHead ? '==>' : '===';
  if (written.includes('.')) return hasHead ? '-.->' : '-.-';
  return hasHead ? '-->' : '---';
}

interface Writing {
  readonly shapes: ReadonlyMap<string, NodeShape>;
  /** Ids of nodes that are already written. */
  readonly writtenNodes: Set<string>;
  /** Ids of nodes that already belong to a group: the first that names them. */
  readonly grouped: Set<string>;
  readonly isInGroup: boolean;
}

function writeStatement(statement: Statement, writing: Writing): string[] {
  switch (statement.kind) {
    case 'end':
      return ['end'];
    case 'plain':
      return [statement.text];
    case 'group':
      return [`subgraph ${toAlias(statement.id)} [${hideMarks(statement.label)}]`];
    case 'classes': {
      const rest = statement.word === 'class' ? toAlias(statement.rest) : statement.rest;
      const names = statement.names.map(toAlias);
      return statement.word === 'classDef'
        ? names.map((each) => `classDef ${each} ${rest}`)
        : [`${statement.word} ${names.join(',')} ${rest}`];
    }
    case 'chain':
      return writeChain(statement.steps, writing);
  }
}

/** Writes a chain of nodes. Invisible lines are left out, but not their nodes. */
function writeChain(steps: readonly FlowStep[], writing: Writing): string[] {
  const lines: string[] = [];
  for (const { arrow, nodes } of steps) {
    const written = nodes.map((node) => writeNode(node, writing)).join(' & ');
    const label = arrow?.label ? `|${hideMarks(arrow.label)}|` : '';
    if (arrow?.line) lines.push(`${lines.pop() ?? ''} ${arrow.line}${label} ${written}`);
    else lines.push(written);
  }
  return lines;
}

/** Writes a node, with its shape where it occurs first: there the library places it. */
function writeNode({ id, className }: FlowNode, { shapes, writtenNodes, grouped, isInGroup }: Writing): string {
  const alias = toAlias(id);
  const { open, label, close } = shapes.get(id) ?? { open: '[', label: id, close: ']' };
  const isShown = !writtenNodes.has(id) || (isInGroup && !grouped.has(id));
  writtenNodes.add(id);
  if (isInGroup) grouped.add(id);
  const shape = isShown ? `${open}${hideMarks(label)}${close}` : '';
  return `${alias}${shape}${className ? `:::${toAlias(className)}` : ''}`;
}

function toAlias(id: string): string {
  return /^[\w-]+$/.test(id)
    ? id
    : `u${[...id].map((letter) => (/\w/.test(letter) ? letter : `_${(letter.codePointAt(0) ?? 0).toString(16)}_`)).join('')}`;
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return /^"[^"]*"$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}
