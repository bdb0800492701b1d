// A script → the comment above the function of a component or hook. Declarations lose that comment where only the
// result of memo or forwardRef is exported.

import ts from 'typescript';
import { readComment, type Doc } from '../read-doc.ts';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/** Reads the comment above the first declared name, or above the function it wraps. */
export function readDescribed(script: Script, names: readonly string[]): Doc | undefined {
  const declared = names.find((name) => findStatement(name, script) !== undefined);
  const name = declared ?? findDefault(script);
  return name === undefined ? undefined : readName(name, script, new Set());
}

// export default forwardRef(RowRoot); exports.default = memo(RowRoot);
function findDefault({ source }: Script): string | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.modifiers?.some(isDefault)) return statement.name?.text;
    if (ts.isExportAssignment(statement)) return findWrapped(statement.expression);
    const assigned = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (
      assigned &&
      ts.isBinaryExpression(assigned) &&
      /^(?:module\.)?exports\.default$/.test(assigned.left.getText(source))
    )
      return findWrapped(assigned.right);
  }
  return undefined;
}

function isDefault({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.DefaultKeyword;
}

function readName(name: string, script: Script, visited: Set<string>): Doc | undefined {
  const statement = visited.has(name) ? undefined : findStatement(name, script);
  if (!statement) return undefined;
  visited.add(name);
  const comment = readCommentAbove(statement, script);
  const doc = comment === undefined ? undefined : readComment(comment);
  if (doc && (doc.description !== '' || doc.deprecated !== undefined)) return doc;
  // const Card = memo(forwardRef(CardRoot))
  const wrapped = findWrappedBy(statement, name);
  return wrapped === undefined ? undefined : readName(wrapped, script, visited);
}

function findStatement(name: string, { source }: Script): ts.Statement | undefined {
  return source.statements.find((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name?.text === name;
    return ts.isVariableStatement(statement) && listDeclared(statement).some((each) => toFieldName(each.name) === name);
  });
}

function listDeclared({ declarationList }: ts.VariableStatement): readonly ts.VariableDeclaration[] {
  return declarationList.declarations;
}

/** Reads only the comment directly above a statement, as earlier ones are about the file. */
function readCommentAbove(statement: ts.Statement, { source }: Script): string | undefined {
  const last = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
  const text = last && source.text.slice(last.pos, last.end);
  return text?.startsWith('/**') ? text : undefined;
}

function findWrappedBy(statement: ts.Statement, name: string): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  return findWrapped(listDeclared(statement).find((each) => toFieldName(each.name) === name)?.initializer);
}

function findWrapped(expression: ts.Expression | undefined): string | undefined {
  let inner = expression;
  while (inner && ts.isCallExpression(unwrap(inner))) inner = (unwrap(inner) as ts.CallExpression).arguments[0];
  return inner && ts.isIdentifier(unwrap(inner)) ? (unwrap(inner) as ts.Identifier).text : undefined;
}
