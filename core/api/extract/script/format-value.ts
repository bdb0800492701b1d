// A value in a script → the code a person would write for it.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findDeclared } from './find-declared.ts';
import type { Script } from './parse-script.ts';
import { toMemberOwner, unwrap } from './read-syntax.ts';

const maxLength = 80;

/** Formats a constant value as code; undefined for a value that depends on other code. */
export function formatValue(value: ts.Expression, script: Script): string | undefined {
  const found = resolveConstant(value, script, []);
  return found && formatLiteral(found.node, found.script.source);
}

interface Constant {
  readonly node: ts.Expression;
  readonly script: Script;
}

// START, Size.Normal, sizes[0], also through several constants
function resolveConstant(value: ts.Expression, script: Script, visited: readonly ts.Node[]): Constant | undefined {
  const node = unwrap(value);
  if (visited.includes(node)) return undefined;
  const inside = [...visited, node];
  const index = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  if (ts.isElementAccessExpression(node) && index && ts.isNumericLiteral(index)) {
    const list = resolveConstant(node.expression, script, inside);
    const element = list && ts.isArrayLiteralExpression(list.node) ? list.node.elements[Number(index.text)] : undefined;
    return list && element && resolveConstant(element, list.script, inside);
  }
  if (!ts.isIdentifier(node) && !toMemberOwner(node)) return { node, script };
  const declared = findDeclared(node, script);
  return declared && ts.isExpression(declared.node)
    ? resolveConstant(declared.node, declared.script, inside)
    : undefined;
}

function formatLiteral(value: ts.Expression, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(value)) return toQuoted(value.text);
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken)
    return { '!0': 'true', '!1': 'false' }[value.getText(source)];
  const text =
    ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value)
      ? formatFields(value, source)
      : isPlain(value)
        ? value.getText(source)
        : undefined;
  return text !== undefined && text.length <= maxLength ? text : undefined;
}

function isPlain(value: ts.Expression): boolean {
  return (
    ts.isNumericLiteral(value) ||
    (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand)) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(value.kind)
  );
}

// [5, 10, 25], but not [first, second]. Comments and line breaks are omitted.
function formatFields(
  value: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  source: ts.SourceFile,
): string | undefined {
  const isArray = ts.isArrayLiteralExpression(value);
  const fields = isArray
    ? value.elements.map((element) => formatLiteral(unwrap(element), source))
    : value.properties.map((property) => {
        const field = ts.isPropertyAssignment(property)
          ? formatLiteral(unwrap(property.initializer), source)
          : undefined;
        return field === undefined ? undefined : `${formatName(property.name, source)}: ${field}`;
      });
  if (fields.includes(undefined)) return undefined;
  const text = fields.join(', ');
  return isArray ? `[${text}]` : text === '' ? '{}' : `{ ${text} }`;
}

function formatName(name: ts.Node | undefined, source: ts.SourceFile): string {
  return name && ts.isStringLiteral(name) ? toQuoted(name.text) : (name?.getText(source) ?? '');
}
