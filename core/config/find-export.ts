// Finds the exports of a file's syntax tree, and the imports of its names.

import { keyNameOf, nodeOf, nodesOf, opaqueAt, type SyntaxNode } from './syntax-node.ts';

/** A name that another file exports. */
export interface ImportedName {
  readonly specifier: string;
  readonly name: string;
  /** Whether the value is what a call of it returns. */
  readonly isCalled: boolean;
}

/** A named export of a file: a value, a function, or a name of another file. */
interface Exported {
  readonly node: SyntaxNode;
  readonly source?: Omit<ImportedName, 'isCalled'>;
}

/** Finds the export of a file with a given name. */
export function findExport(program: SyntaxNode, name: string): Exported | undefined {
  return nodesOf(program, 'body').flatMap((statement): readonly Exported[] => {
    if (statement?.type === 'ExportDefaultDeclaration' && name === 'default')
      return listOf(nodeOf(statement, 'declaration'));
    if (statement?.type === 'ExpressionStatement' && name === 'default') return listOf(findModuleExports(statement));
    if (statement?.type !== 'ExportNamedDeclaration') return [];
    const declared = findDeclared(nodeOf(statement, 'declaration'), name);
    if (declared) return [{ node: declared }];
    const specifier = findSpecifier(statement, 'exported', name);
    const local = specifier && nodeOf(specifier, 'local');
    if (!specifier || !local) return [];
    const source = nodeOf(statement, 'source');
    return source
      ? [{ node: specifier, source: { specifier: String(source.value), name: keyNameOf(local, false) ?? '' } }]
      : [{ node: local }];
  })[0];
}

/** Finds the import of a name, or of a function that is called. */
export function findImport(value: SyntaxNode, program: SyntaxNode): ImportedName | undefined {
  const isCalled = value.type === 'CallExpression';
  const name = isCalled ? nodeOf(value, 'callee') : value;
  if (name?.type !== 'Identifier') return undefined;
  for (const statement of nodesOf(program, 'body')) {
    if (statement?.type !== 'ImportDeclaration') continue;
    const specifier = findSpecifier(statement, 'local', String(name.name));
    const imported =
      specifier &&
      (specifier.type === 'ImportDefaultSpecifier' ? 'default' : keyNameOf(nodeOf(specifier, 'imported'), false));
    if (imported) return { specifier: String(nodeOf(statement, 'source')?.value), name: imported, isCalled };
  }
  return undefined;
}

function findDeclared(declaration: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  if (declaration?.type === 'FunctionDeclaration')
    return nodeOf(declaration, 'id')?.name === name ? declaration : undefined;
  const found =
    declaration && nodesOf(declaration, 'declarations').find((each) => each && nodeOf(each, 'id')?.name === name);
  return found && (nodeOf(found, 'init') ?? opaqueAt(found.start));
}

function findSpecifier(statement: SyntaxNode, field: string, name: string): SyntaxNode | undefined {
  return nodesOf(statement, 'specifiers').find((each) => each && keyNameOf(nodeOf(each, field), false) === name);
}

/** CommonJS: "module.exports = …". */
function findModuleExports(statement: SyntaxNode): SyntaxNode | undefined {
  const assignment = nodeOf(statement, 'expression');
  const left = assignment?.type === 'AssignmentExpression' ? nodeOf(assignment, 'left') : undefined;
  const isExports =
    left?.type === 'MemberExpression' &&
    nodeOf(left, 'object')?.name === 'module' &&
    nodeOf(left, 'property')?.name === 'exports';
  return assignment && isExports ? nodeOf(assignment, 'right') : undefined;
}

function listOf(node: SyntaxNode | undefined): Exported[] {
  return node ? [{ node }] : [];
}
