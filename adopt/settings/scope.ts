// Statements and patterns → the names that they declare, each evaluated on first use.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import { toList, toObject, type NodeEvaluator, type Scope } from './value.ts';

/** Finds a name in the nearest scope that has it. */
export function lookUp(scope: Scope, name: string): unknown {
  for (let current: Scope | undefined = scope; current; current = current.outer) {
    const value = current.names.get(name);
    if (value) return value();
  }
  return undefined;
}

/** Adds the names that a statement declares to a scope. */
export function declare(statement: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): void {
  const declaration = statement.type === 'ExportNamedDeclaration' ? nodeOf(statement, 'declaration') : statement;
  if (statement.type === 'ImportDeclaration') declareImports(statement, scope, evaluator);
  if (declaration?.type === 'FunctionDeclaration') {
    const name = nodeOf(declaration, 'id')?.name;
    if (typeof name === 'string') scope.names.set(name, () => ({ closure: declaration, scope }));
  }
  if (declaration?.type === 'VariableDeclaration')
    for (const declarator of nodesOf(declaration, 'declarations')) {
      const id = declarator && nodeOf(declarator, 'id');
      if (id) bind(id, { scope, evaluator, value: once(() => evaluator.evaluate(nodeOf(declarator, 'init'), scope)) });
    }
}

interface Binding {
  readonly scope: Scope;
  readonly evaluator: NodeEvaluator;
  readonly value: () => unknown;
}

/** Binds the names of a pattern to their values. */
export function bind(pattern: SyntaxNode, { scope, evaluator, value }: Binding): void {
  if (pattern.type === 'Identifier') scope.names.set(String(pattern.name), value);
  if (pattern.type === 'AssignmentPattern') {
    const left = nodeOf(pattern, 'left');
    const filled = () => value() ?? evaluator.evaluate(nodeOf(pattern, 'right'), scope);
    if (left) bind(left, { scope, evaluator, value: once(filled) });
  }
  if (pattern.type === 'ArrayPattern')
    nodesOf(pattern, 'elements').forEach((element, index) => {
      if (element) bind(element, { scope, evaluator, value: () => toList(value())[index] });
    });
  if (pattern.type === 'ObjectPattern')
    for (const property of nodesOf(pattern, 'properties')) {
      const inner = property && nodeOf(property, 'value');
      const key = property && keyNameOf(nodeOf(property, 'key'), property.computed === true);
      if (inner && key !== undefined) bind(inner, { scope, evaluator, value: () => toObject(value())[key] });
    }
}

function declareImports(statement: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): void {
  const source = String(nodeOf(statement, 'source')?.value);
  const module = once(() => evaluator.moduleOf(scope.file, source));
  for (const specifier of nodesOf(statement, 'specifiers')) {
    const local = specifier && nodeOf(specifier, 'local');
    if (!local) continue;
    const imported =
      specifier.type === 'ImportSpecifier' ? (keyNameOf(nodeOf(specifier, 'imported'), false) ?? '') : 'default';
    const read = () => {
      const known = module() as Readonly<Record<string, unknown>> | undefined;
      return specifier.type === 'ImportNamespaceSpecifier' ? known : known?.[imported];
    };
    scope.names.set(String(local.name), read);
  }
}

/** Evaluates once, on first use. A name used during its own evaluation has no value yet. */
function once(work: () => unknown): () => unknown {
  let state: 'new' | 'running' | 'done' = 'new';
  let value: unknown;
  return () => {
    if (state !== 'new') return value;
    state = 'running';
    value = work();
    state = 'done';
    return value;
  };
}
