// A value in a script → the code a person would write for it.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findDeclared } from './find-declared.ts';
import { findMember } from './find-member.ts';
import { unwrap, type Script } from './parse-script.ts';

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
