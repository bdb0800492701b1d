// Compiled JavaScript → the same with a guard call in every loop and function, so that endless code can
// be stopped from inside. Lines do not move; columns do, and the insertions are returned.

import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';

/** Text inserted into code. The offset is in the code before any insertion. */
export interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** Guarded code, and the insertions in order. */
interface GuardedCode {
  readonly code: string;
  readonly insertions: readonly Insertion[];
}

const call = '__turn();';
const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodDeclaration',
  'ArrowFunction',
  'Property',
]);

/** Inserts a guard call wherever code can repeat. */
export function guardCode(code: string): GuardedCode {
  const insertions: Insertion[] = [];
  javascriptLanguage.parser.parse(code).iterate({
    enter({ node, name }) {
      if (loops.has(name)) insertions.push(...guardLoop(node));
      else if (functions.has(name)) insertions.push(...guardFunction(node));
    },
  });

  const sorted = insertions.sort((a, b) => a.offset - b.offset);
  let result = '';
  let position = 0;
  for (const { offset, text } of sorted) {
    result += code.slice(position, offset) + text;
    position = offset;
  }
  return { code: result + code.slice(position), insertions: sorted };
}

function guardLoop(node: SyntaxNode): Insertion[] {
  const body = node.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
  if (!body) return [];
  if (body.name === 'Block') return [{ offset: body.from + 1, text: call }];
  return [
    { offset: body.from, text: `{${call}` },
    { offset: body.to, text: '}' },
  ];
}

function guardFunction(node: SyntaxNode): Insertion[] {
  const body = node.lastChild;
  if (body?.name === 'Block') return [{ offset: body.from + 1, text: call }];
  if (node.name !== 'ArrowFunction' || !body || body.name === 'Arrow') return [];
  return [
    { offset: body.from, text: '(__turn(),' },
    { offset: body.to, text: ')' },
  ];
}
