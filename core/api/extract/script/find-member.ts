// An enum in a script, compiled or written as an object → the value of a member.

import ts from 'typescript';
import type { DeclaredIn } from './find-declared.ts';
import { findField, toFieldName, unwrap } from './parse-script.ts';

/** Finds the value of `Size.Normal`, where `Size` is declared at the top of a script. */
export function findMember({ script, name }: DeclaredIn, member: string): ts.Expression | undefined {
  const constant = script.constants.get(name);
  const value = constant && unwrap(constant);
  // Object.freeze({ Normal: 'md' })
  const object = value && ts.isCallExpression(value) ? value.arguments[0] : value;
  if (object && ts.isObjectLiteralExpression(object)) return findField(object, member);

  for (const statement of script.source.statements) {
    const call = ts.isExpressionStatement(statement) ? unwrap(statement.expression) : value;
    if (!call || !ts.isCallExpression(call)) continue;
    const initializer = unwrap(call.expression);
    if (!ts.isFunctionExpression(initializer) && !ts.isArrowFunction(initializer)) continue;
    const [parameter] = initializer.parameters;
    const isOwn = call.arguments.some((argument) => argument.getText(script.source).startsWith(name));
    const found = parameter && isOwn ? findAssigned(initializer.body, toFieldName(parameter.name), member) : undefined;
    if (found) return found;
  }
  return undefined;
}

// (function (Size) { Size["Normal"] = "md"; Size[Size["Wide"] = 1] = "Wide"; })(Size || (Size = {}))
function findAssigned(body: ts.Node, local: string, member: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  function visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left } = node;
      const isMember =
        ts.isElementAccessExpression(left) &&
        ts.isIdentifier(left.expression) &&
        left.expression.text === local &&
        ts.isStringLiteral(left.argumentExpression) &&
        left.argumentExpression.text === member;
      const isNamed =
        ts.isPropertyAccessExpression(left) &&
        ts.isIdentifier(left.expression) &&
        left.expression.text === local &&
        left.name.text === member;
      if (isMember || isNamed) found ??= node.right;
    }
    ts.forEachChild(node, visit);
  }
  visit(body);
  return found;
}
