// The syntax tree of a file → its top-level constants, by name.
//
// A later assignment to a member ("config.title = …") counts as the last property of the object.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-node.ts';

/** The value of each constant. */
export type Bindings = ReadonlyMap<string, SyntaxNode>;

/** Finds the value of a function with a single return, and the constants in its scope. */
export function findReturned(
  called: SyntaxNode,
  program: SyntaxNode,
): { readonly value: SyntaxNode; readonly bindings: Bindings } | undefined {
  const bindings = readBindings(program);
  const code =
    called.type === 'Identifier'
      ? (bindings.get(String(called.name)) ?? findDeclaration(program, String(called.name)))
      : called;
  const body = code && /Function/.test(code.type) ? nodeOf(code, 'body') : undefined;
  if (!body) return undefined;
  if (body.type !== 'BlockStatement') return { value: body, bindings };
  const [value, ...others] = listReturned(body);
  return value && others.length === 0 ? { value, bindings: new Map([...bindings, ...readBindings(body)]) } : undefined;
}

/** Finds a function declaration by name. */
function findDeclaration(program: SyntaxNode, name: string): SyntaxNode | undefined {
  for (const statement of nodesOf(program, 'body')) {
    const isExport = /^Export(?:Named|Default)Declaration$/.test(statement?.type ?? '');
    const declared = statement && (isExport ? nodeOf(statement, 'declaration') : statement);
    if (declared?.type === 'FunctionDeclaration' && nodeOf(declared, 'id')?.name === name) return declared;
  }
  return undefined;
}

/** Lists the values that a function returns, at any depth, but not those of functions inside it. */
function listReturned(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ReturnStatement') return [nodeOf(node, 'argument') ?? node];
  if (/Function|Class/.test(node.type)) return [];
  return Object.keys(node).flatMap((field) =>
    [nodeOf(node, field), ...nodesOf(node, field)].flatMap((inner) => (inner ? listReturned(inner) : [])),
  );
}

/** Reads the constants of a program, or of the body of a function. */
export function readBindings(program: SyntaxNode): Bindings {
  const bindings = new Map<string, SyntaxNode>();
  for (const statement of nodesOf(program, 'body')) {
    if (!statement) continue;
    const declaration = statement.type === 'ExportNamedDeclaration' ? nodeOf(statement, 'declaration') : statement;
    if (declaration?.type === 'VariableDeclaration' && declaration.kind === 'const')
      addConstants(declaration, bindings);
    if (statement.type === 'ExpressionStatement') addAssignment(statement, bindings);
  }
  return bindings;
}

function addConstants(declaration: SyntaxNode, bindings: Map<string, SyntaxNode>): void {
  for (const declarator of nodesOf(declaration, 'declarations')) {
    const id = declarator && nodeOf(declarator, 'id');
    const init = declarator && nodeOf(declarator, 'init');
    if (id?.type === 'Identifier' && init) bindings.set(String(id.name), init);
  }
}

function addAssignment(statement: SyntaxNode, bindings: Map<string, SyntaxNode>): void {
  const assignment = nodeOf(statement, 'expression');
  const member = assignment?.type === 'AssignmentExpression' ? nodeOf(assignment, 'left') : undefined;
  const object = member?.type === 'MemberExpression' ? nodeOf(member, 'object') : undefined;
  const known = object?.type === 'Identifier' ? bindings.get(String(object.name)) : undefined;
  if (!assignment || !member || !object || !known) return;

  const key = nodeOf(member, 'property');
  const isKnown = keyNameOf(key, member.computed === true) !== undefined && assignment.operator === '=';
  const value = isKnown ? nodeOf(assignment, 'right') : undefined;
  const { start, end } = known;
  const spread = { type: 'SpreadElement', start, end, argument: known };
  const last = { ...statement, type: 'Property', key, value, computed: member.computed };
  bindings.set(String(object.name), { type: 'ObjectExpression', start, end, properties: [spread, last] });
}
