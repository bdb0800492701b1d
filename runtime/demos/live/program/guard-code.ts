// Compiled JavaScript → the same with a call of the guard in every loop and every function, so that
// code without an end can be stopped from inside. No line moves; columns do, and are told.

import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';

/** Text put into code. The offset is the place in the code before anything was put in. */
export interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** Guarded code, and what was put into it, in order. */
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

/** Puts a call of the guard wherever code can go round. */
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
  let done = 0;
  for (const { offset, text } of sorted) {
    result += code.slice(done, offset) + text;
    done = offset;
  }
  return { code: result + code.slice(done), insertions: sorted };
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
