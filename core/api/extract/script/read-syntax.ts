// Small readers of the syntax tree of a script.

import ts from 'typescript';

/** Removes parentheses and `as` from an expression, and what is before a last comma: `(0, Card_1.Card)`. */
export function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return unwrap(node.expression);
  const isComma = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken;
  return isComma && ts.isNumericLiteral(node.left) ? unwrap(node.right) : node;
}

/** Reads the name of a field: `color`, or `'aria-label'`. */
export function toFieldName(name: ts.Node | undefined): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

/** Reads the name of a member of an object: `Card.Header`, or `Card['Header']`; empty for other expressions. */
export function toMemberName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return toFieldName(node.name);
  return ts.isElementAccessExpression(node) ? toFieldName(node.argumentExpression) : '';
}

/** Reads the object of a member, in either form; undefined for other expressions. */
export function toMemberOwner(node: ts.Node): ts.Expression | undefined {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? unwrap(node.expression)
    : undefined;
}

/**
 * Reads the name of a called function, without what it is a member of: `jsx` for `(0, runtime.jsx)(…)`, and `_extends2`
 * for `_extends2.default(…)`.
 */
export function toCalledName({ expression }: ts.CallExpression): string {
  const callee = unwrap(expression);
  const member = toMemberName(callee);
  const named = member === 'default' ? toMemberOwner(callee) : undefined;
  return toFieldName(named) || member || toFieldName(callee);
}

/** Returns whether a call merges its arguments into an object: `Object.assign({}, props)`, `_extends({}, props)`. */
export function isMerge(call: ts.CallExpression): boolean {
  return /^_*(?:assign|extends|objectSpread)\d*$/i.test(toCalledName(call));
}

/** Returns whether a call creates an element: `_jsx(Card, {})`, `React.createElement(Card)`. */
export function isCreation(call: ts.CallExpression): boolean {
  return /^_*(?:jsxs?|jsxDEV|createElement)\d*$/.test(toCalledName(call));
}

/** Reads the variable that an expression is. `this.props` counts as one; empty for other expressions. */
export function toVariable(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  const owner = ts.isPropertyAccessExpression(node) && node.name.text === 'props' ? node.expression : undefined;
  // Older compilers write _this.props.
  const isThis =
    owner && (owner.kind === ts.SyntaxKind.ThisKeyword || (ts.isIdentifier(owner) && owner.text === '_this'));
  return isThis ? thisProps : '';
}

/** The variable of the props of a class. */
export const thisProps = 'this.props';

/** Finds the value of a field of an object: { name: 'MuiButton' }, or { name }. */
export function findField(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (toFieldName(property.name) !== key) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Reads what a function without arguments returns: `() => Card`, or `function () { return Card; }`. */
export function readReturned(value: ts.Node): ts.Expression | undefined {
  if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) return unwrap(value.body);
  const body = ts.isFunctionLike(value) && 'body' in value ? value.body : undefined;
  const returned = body && ts.isBlock(body) ? body.statements.find(ts.isReturnStatement) : undefined;
  return returned?.expression && unwrap(returned.expression);
}

/** Reads the value of a property's descriptor: `{ value: Card }`, `{ get: () => Card }`, `{ get() { return Card; } }`. */
export function readDescriptor(descriptor: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const getter = findField(descriptor, 'get') ?? descriptor.properties.find(({ name }) => toFieldName(name) === 'get');
  return getter ? readReturned(getter) : findField(descriptor, 'value');
}

/** Finds the value that one or several assignments set: `exports.Card = exports.default = Card`. */
export function findAssigned(value: ts.Expression): ts.Expression {
  const node = unwrap(value);
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment ? findAssigned(node.right) : node;
}
