// Splits blocks of HTML at lines of colons.
//
// In CommonMark, a block of HTML ends at the next empty line, so it includes a ":::" right below "</details>". Here it
// ends before such a line, and the rest is parsed as Markdown, with positions in the original text.

import type { Html, Nodes, Root, RootContent } from 'mdast';
import { parseMarker } from '../syntax/parse-marker.ts';

type Parse = (text: string) => Root;

/** Splits the HTML of a tree at lines of colons, in place. `text` is the source of the tree. */
export function splitHtml(tree: Nodes, text: string, parse: Parse): void {
  if (!('children' in tree) || tree.type === 'paragraph' || tree.type === 'heading') return;
  tree.children = (tree.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type === 'html') return splitBlock(child, text, parse);
    splitHtml(child, text, parse);
    return [child];
  }) as typeof tree.children;
}

/** Blocks that end with their own tag or mark, which lines of colons do not end. */
const selfTerminated = /^<(?:(?:script|pre|style|textarea)[\s>]|[!?])/i;
const verbatim = /<(pre|code|script|style|textarea)(?=[\s>])[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi;

function splitBlock(node: Html, text: string, parse: Parse): RootContent[] {
  const { value, position } = node;
  if (selfTerminated.test(value) || !position || !/\n {0,3}[:：]{3}/.test(value)) return [node];

  // Code and comments become blank, but keep their lines.
  const visible = value.replace(verbatim, (hidden) => hidden.replace(/[^\n]/g, ' ')).split('\n');
  const index = visible.findIndex((line, number) => number > 0 && isFence(line.replace(/^ {0,3}/, '')));
  if (index < 1) return [node];

  const written = value.split('\n');
  const rest = written.slice(index);
  const starts = findLineStarts(text).slice(position.start.line - 1);
  const [before = 0, start = 0] = starts.slice(index - 1);
  const end = { line: position.start.line + index - 1, column: start - before, offset: start - 1 };
  const head: Html = { ...node, value: written.slice(0, index).join('\n'), position: { ...position, end } };

  const tree = parse([...rest, '', ...definitionsOf(text)].join('\n'));
  tree.children = tree.children.filter((child) => (child.position?.start.line ?? 0) <= rest.length);
  move(tree, createMove(text, { rest, starts: starts.slice(index), line: position.start.line + index }));
  splitHtml(tree, text, parse);
  return [head, ...tree.children];
}

function isFence(line: string): boolean {
  return /^[:：]{3}/.test(line) && parseMarker(line) !== undefined;
}

/** Lists the definitions that links can refer to. */
function definitionsOf(text: string): string[] {
  return text.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm) ?? [];
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

type Move = (offset: number) => { line: number; column: number; offset: number };

/** Creates a function from offsets in the rest to points in the text, which has the marks of lists and quotes. */
function createMove(
  text: string,
  { rest, starts, line }: { rest: readonly string[]; starts: readonly number[]; line: number },
): Move {
  const restStarts = findLineStarts(rest.join('\n'));
  return (offset) => {
    const number = restStarts.findLastIndex((start) => start <= offset);
    const start = starts[number] ?? 0;
    const length = (starts[number + 1] ?? text.length + 1) - 1 - start;
    const column = Math.max(0, length - (rest[number] ?? '').length) + offset - (restStarts[number] ?? 0);
    return { line: line + number, column: column + 1, offset: start + column };
  };
}

function move(node: Nodes, toPoint: Move): void {
  const { position } = node;
  if (position) {
    const { start, end } = position;
    node.position = { start: toPoint(start.offset ?? 0), end: toPoint(end.offset ?? 0) };
  }
  if ('data' in node && node.data?.destination) {
    const [start, end] = node.data.destination;
    node.data = { ...node.data, destination: [toPoint(start).offset, toPoint(end).offset] };
  }
  if ('children' in node) for (const child of node.children) move(child, toPoint);
}
