// A value in a script → the code a person would write for it.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { type DeclaredIn, findDeclared } from './find-declared.ts';
import { findField, type Script, toFieldName, unwrap } from './parse-script.ts';

const maxLength = 80;

/** Formats a constant value as code; undefined for a value that depends on other code. */
export function formatValue(value: ts.Expression, script: Script): string | undefined {
  const { source, constants, findImported } = script;
  if (ts.isStringLiteralLike(value)) return toQuoted(value.text);
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken)
    return { '!0': 'true', '!1': 'false' }[value.getText(source)];
  if (ts.isIdentifier(value)) {
    const constant = constants.get(value.text);
    if (constant) return ts.isIdentifier(constant) ? undefined : formatAlone(constant, source);
    const imported = findImported?.(value.text);
    return imported && formatAlone(imported.value, imported.script.source);
  }
  // Size.Normal
  if (ts.isPropertyAccessExpression(value)) {
    const declared = findDeclared(unwrap(value.expression), script);
    const member = declared && findMember(declared, value.name.text);
    return member && formatAlone(member, declared.script.source);
  }
  const isPlain =
    ts.isNumericLiteral(value) ||
    (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand)) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(value.kind) ||
    ((ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)) && isLiteral(value, source));
  const text = value
    .getText(source)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"([^"'\\]*)"/g, "'$1'");
  return isPlain && text.length <= maxLength ? text : undefined;
}

// Formats a value without resolving names.
function formatAlone(value: ts.Expression, source: ts.SourceFile): string | undefined {
  return formatValue(unwrap(value), { source, constants: new Map() });
}

// [5, 10, 25], but not [first, second]
function isLiteral(value: ts.Expression, source: ts.SourceFile): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.every((element) => isLiteral(element, source));
  if (ts.isObjectLiteralExpression(value))
    return value.properties.every(
      (property) => ts.isPropertyAssignment(property) && isLiteral(property.initializer, source),
    );
  return formatAlone(value, source) !== undefined;
}

/** Finds the value of `Size.Normal`, where `Size` is declared at the top of a script. */
function findMember({ script, name }: DeclaredIn, member: string): ts.Expression | undefined {
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
