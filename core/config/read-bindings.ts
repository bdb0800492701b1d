// The syntax tree of a file → its constants of the outermost level, by name.
//
// What is assigned to a member afterwards ("config.title = …") counts as written last in the object.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-node.ts';

/** The value of each constant. */
export type Bindings = ReadonlyMap<string, SyntaxNode>;

/** Reads the constants of a program. */
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
  const first = { type: 'SpreadElement', start, end, argument: known };
  const last = { ...statement, type: 'Property', key, value, computed: member.computed };
  bindings.set(String(object.name), { type: 'ObjectExpression', start, end, properties: [first, last] });
}
