// A script → the comment over the function that a component or a hook is. Declarations lose it where only what
// memo or forwardRef made of the function is exported.

import ts from 'typescript';
import { readComment, type Doc } from '../read-doc.ts';
import { toFieldName, unwrap, type Script } from './parse-script.ts';

/** Reads the comment over the first of the names that the script declares, or over what that is made from. */
export function readDescribed(script: Script, names: readonly string[]): Doc | undefined {
  const declared = names.find((name) => findStatement(name, script) !== undefined);
  const name = declared ?? findDefault(script);
  return name === undefined ? undefined : readName(name, script, new Set());
}

// export default forwardRef(RowRoot); exports.default = memo(RowRoot);
function findDefault({ source }: Script): string | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.modifiers?.some(isDefault)) return statement.name?.text;
    if (ts.isExportAssignment(statement)) return findHanded(statement.expression);
    const assigned = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (
      assigned &&
      ts.isBinaryExpression(assigned) &&
      /^(?:module\.)?exports\.default$/.test(assigned.left.getText(source))
    )
      return findHanded(assigned.right);
  }
  return undefined;
}

function isDefault({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.DefaultKeyword;
}

function readName(name: string, script: Script, passed: Set<string>): Doc | undefined {
  const statement = passed.has(name) ? undefined : findStatement(name, script);
  if (!statement) return undefined;
  passed.add(name);
  const comment = readLast(statement, script);
  const doc = comment === undefined ? undefined : readComment(comment);
  if (doc && (doc.description !== '' || doc.deprecated !== undefined)) return doc;
  // const Card = memo(forwardRef(CardRoot))
  const made = findMade(statement, name);
  return made === undefined ? undefined : readName(made, script, passed);
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

/** Only the comment right above counts: what is further up speaks of the file. */
function readLast(statement: ts.Statement, { source }: Script): string | undefined {
  const last = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
  const text = last && source.text.slice(last.pos, last.end);
  return text?.startsWith('/**') ? text : undefined;
}

function findMade(statement: ts.Statement, name: string): string | undefined {
  if (!ts.isVariableStatement(statement)) return undefined;
  return findHanded(listDeclared(statement).find((each) => toFieldName(each.name) === name)?.initializer);
}

function findHanded(expression: ts.Expression | undefined): string | undefined {
  let made = expression;
  while (made && ts.isCallExpression(unwrap(made))) made = (unwrap(made) as ts.CallExpression).arguments[0];
  return made && ts.isIdentifier(unwrap(made)) ? (unwrap(made) as ts.Identifier).text : undefined;
}
