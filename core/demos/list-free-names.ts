// The syntax tree of a file → the names that it uses as values and binds nowhere: globals, and forgotten imports.
// Scopes are not distinguished, so a name that is bound anywhere in the file is not free.

import type { SyntaxNode } from './extract-preview.ts';

/** Lists the names that a file uses without importing or declaring them. */
export function listFreeNames(program: SyntaxNode): Set<string> {
  const used = new Set<string>();
  const bound = new Set<string>();
  visit(program, { used, bound });
  return new Set([...used].filter((name) => !bound.has(name)));
}

/** Returns whether a name is bound exactly once, so that it means the same in the whole file. */
export function isBoundOnce(program: SyntaxNode, name: string): boolean {
  let count = 0;
  visit(program, { used: new Set(), bound: { add: (each) => (count += Number(each === name)) } });
  return count === 1;
}

interface Names {
  readonly used: { add(name: string): unknown };
  readonly bound: { add(name: string): unknown };
}

/** Fields with bound names, by the type of the node. */
const bindings: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSEnumDeclaration: ['id'],
  TSModuleDeclaration: ['id'],
  TSImportEqualsDeclaration: ['id'],
};

/** Fields with names of other things, unless they are computed. */
const labels: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  JSXMemberExpression: ['property'],
  JSXAttribute: ['name'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
};

function visit(node: SyntaxNode, names: Names): void {
  const { type } = node;
  if (type === 'Identifier' || (type === 'JSXIdentifier' && !/^[a-z]/.test(String(node.name))))
    names.used.add(String(node.name));
  // In type nodes, only wrappers around a value (`x as T`) contain one.
  const isType = type.startsWith('TS') && bindings[type] === undefined;
  for (const [key, child] of Object.entries(node)) {
    if (isType && key !== 'expression') continue;
    if (labels[type]?.includes(key) && node.computed !== true) continue;
    const binds = bindings[type]?.includes(key);
    for (const each of Array.isArray(child) ? child : [child]) {
      if (!isNode(each)) continue;
      visit(each, binds ? { ...names, used: names.bound } : names);
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
