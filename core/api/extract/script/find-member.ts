// A declared value → the value of its member: `Size.Normal` of an enum or an object, `Menu.Item` of a component.

import ts from 'typescript';
import type { Declared } from './parse-script.ts';
import { findField, toFieldName, toMemberName, toMemberOwner, unwrap } from './read-syntax.ts';

/** Finds the value of a member; undefined if the script does not show it. */
export function findMember({ script, name, node }: Declared, member: string): ts.Expression | undefined {
  if (ts.isClassLike(node)) return findStatic(node, member) ?? findSet(script.source.statements, name, member);
  const value = ts.isExpression(node) ? unwrap(node) : undefined;
  // Object.freeze({ Normal: 'md' }), Object.assign(MenuRoot, { Item: MenuItem })
  const objects = value && ts.isCallExpression(value) ? value.arguments.map(unwrap) : value ? [value] : [];
  for (const object of objects) {
    const field = ts.isObjectLiteralExpression(object) ? findField(object, member) : undefined;
    if (field) return field;
  }
  const own = value && findInEnum(value, member);
  if (own) return own;
  const { statements } = script.source;
  for (const statement of statements) {
    const call = ts.isExpressionStatement(statement) ? unwrap(statement.expression) : undefined;
    const found = call && isEnumOf(call, name) ? findInEnum(call, member) : undefined;
    if (found) return found;
  }
  return findSet(statements, name, member);
}

// class Menu { static Item = MenuItem; }
function findStatic({ members }: ts.ClassLikeDeclaration, member: string): ts.Expression | undefined {
  return members.filter(ts.isPropertyDeclaration).find((one) => toFieldName(one.name) === member)?.initializer;
}

// Menu.Item = MenuItem
function findSet(statements: readonly ts.Statement[], name: string, member: string): ts.Expression | undefined {
  for (const statement of statements)
    if (ts.isExpressionStatement(statement)) {
      const found = findSetIn(statement.expression, name, member);
      if (found) return found;
    }
  return undefined;
}

function findSetIn(node: ts.Expression, name: string, member: string): ts.Expression | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.CommaToken)
    return findSetIn(node.left, name, member) ?? findSetIn(node.right, name, member);
  const isSet = node.operatorToken.kind === ts.SyntaxKind.EqualsToken && isMemberOf(node.left, name, member);
  return isSet ? node.right : undefined;
}

function isMemberOf(node: ts.Expression, name: string, member: string): boolean {
  const owner = toMemberName(node) === member ? toMemberOwner(node) : undefined;
  return owner !== undefined && name !== '' && toFieldName(owner) === name;
}

// (function (Size) { Size["Normal"] = "md"; Size[Size["Wide"] = 1] = "Wide"; })(Size || (Size = {}))
function findInEnum(call: ts.Expression, member: string): ts.Expression | undefined {
  const maker = ts.isCallExpression(call) ? unwrap(call.expression) : undefined;
  if (!maker || !(ts.isFunctionExpression(maker) || ts.isArrowFunction(maker))) return undefined;
  const [parameter] = maker.parameters;
  return parameter && findSetInside(maker.body, toFieldName(parameter.name), member);
}

function isEnumOf(call: ts.Expression, name: string): boolean {
  const [argument] = ts.isCallExpression(call) ? call.arguments : [];
  return argument !== undefined && ts.isBinaryExpression(argument) && toFieldName(argument.left) === name;
}

function findSetInside(body: ts.Node, local: string, member: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  function visit(node: ts.Node): void {
    const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (isSet && isMemberOf(node.left, local, member)) found ??= node.right;
    ts.forEachChild(node, visit);
  }
  visit(body);
  return found;
}
