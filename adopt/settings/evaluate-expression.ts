// An expression in another engine's settings → its value, without running it. What only a run would show is "unread".

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import { evaluateCall } from './evaluate-call.ts';
import { lookUp } from './scope.ts';
import { isUnread, toObject, unread, type KeyPlace, type NodeEvaluator, type Scope } from './value.ts';

/** Evaluates an expression. */
export function evaluateExpression(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ChainExpression':
    case 'AwaitExpression':
      return evaluator.evaluate(nodeOf(node, 'expression') ?? nodeOf(node, 'argument'), scope);
    case 'Literal':
      return 'regex' in node && node.regex ? unread(node, scope) : node.value;
    case 'Identifier':
      return readName(node, scope);
    case 'TemplateLiteral':
      return readTemplate(node, scope, evaluator);
    case 'ArrayExpression':
      return nodesOf(node, 'elements').flatMap((element) => readElement(element, scope, evaluator));
    case 'ObjectExpression':
      return readObject(node, scope, evaluator);
    case 'MemberExpression':
      return readMember(node, scope, evaluator);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { closure: node, scope };
    case 'CallExpression':
      return evaluateCall(node, scope, evaluator);
    case 'NewExpression':
      return readNew(node, scope, evaluator);
    case 'ConditionalExpression':
      return readConditional(node, scope, evaluator);
    case 'LogicalExpression':
      return readLogical(node, scope, evaluator);
    case 'UnaryExpression':
      return readUnary(node, scope, evaluator);
    case 'BinaryExpression':
      return readBinary(node, scope, evaluator);
    case 'JSXElement':
    case 'JSXFragment':
      return readJsxText(node);
    default:
      return unread(node, scope);
  }
}

function readName(node: SyntaxNode, scope: Scope): unknown {
  const name = String(node.name);
  if (name === 'undefined') return undefined;
  if (name === '__dirname') return '.';
  return lookUp(scope, name) ?? unread(node, scope);
}

function readTemplate(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const parts = nodesOf(node, 'expressions').map((each) => evaluator.evaluate(each, scope));
  if (parts.some((part) => isUnread(part) || typeof part === 'object')) return unread(node, scope);
  const texts = nodesOf(node, 'quasis').map((quasi) => String(toObject(quasi?.value).cooked ?? ''));
  return texts.map((text, index) => text + (index < parts.length ? String(parts[index]) : '')).join('');
}

/** Evaluates an element of a list; a spread gives many. */
function readElement(element: SyntaxNode | undefined, scope: Scope, evaluator: NodeEvaluator): readonly unknown[] {
  if (element?.type !== 'SpreadElement') return [evaluator.evaluate(element, scope)];
  const spread = evaluator.evaluate(nodeOf(element, 'argument'), scope);
  return Array.isArray(spread) ? spread : [isUnread(spread) ? spread : unread(element, scope)];
}

/** Evaluates an object, and reports the places of its keys. A key that cannot be read gets its offset as a name. */
function readObject(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const entries = new Map<string, unknown>();
  const places = new Map<string, KeyPlace>();
  for (const property of nodesOf(node, 'properties')) {
    if (!property) continue;
    const place = { file: scope.file, offset: property.start };
    if (property.type === 'SpreadElement') {
      const spread = evaluator.evaluate(nodeOf(property, 'argument'), scope);
      if (isUnread(spread)) entries.set(`...${property.start}`, spread);
      for (const [key, value] of Object.entries(toObject(spread))) {
        entries.set(key, value);
        places.set(key, evaluator.placeOf(spread, key) ?? place);
      }
    } else {
      const key = readKey(property, scope, evaluator) ?? `[${property.start}]`;
      const isGetter = property.kind === 'get';
      entries.set(key, isGetter ? unread(property, scope) : evaluator.evaluate(nodeOf(property, 'value'), scope));
      places.set(key, place);
    }
  }
  const object = Object.fromEntries(entries);
  evaluator.addPlaces(object, places);
  return object;
}

function readKey(property: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): string | undefined {
  const written = keyNameOf(nodeOf(property, 'key'), property.computed === true);
  if (written !== undefined) return written;
  const value = evaluator.evaluate(nodeOf(property, 'key'), scope);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function readMember(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  // import.meta.dirname is the folder of the file.
  if (nodeOf(node, 'object')?.type === 'MetaProperty') return '.';
  const object = evaluator.evaluate(nodeOf(node, 'object'), scope);
  const property = nodeOf(node, 'property');
  const key = keyNameOf(property, node.computed === true) ?? evaluator.evaluate(property, scope);
  if (isUnread(object) || isUnread(key)) return unread(node, scope);
  if (Array.isArray(object)) return key === 'length' ? object.length : object[Number(key)];
  const known = toObject(object);
  return typeof key === 'string' && Object.hasOwn(known, key) ? known[key] : undefined;
}

/** Evaluates new URL('../docs', import.meta.url) to its first argument, which means a folder. */
function readNew(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const isUrl = nodeOf(node, 'callee')?.name === 'URL';
  return isUrl ? evaluator.evaluate(nodesOf(node, 'arguments')[0], scope) : unread(node, scope);
}

function readConditional(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const test = evaluator.evaluate(nodeOf(node, 'test'), scope);
  if (isUnread(test)) return unread(node, scope);
  return evaluator.evaluate(nodeOf(node, test ? 'consequent' : 'alternate'), scope);
}

/** Evaluates a logical expression; for an unread left side, such as an environment variable, the fallback is taken. */
function readLogical(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const left = evaluator.evaluate(nodeOf(node, 'left'), scope);
  const right = () => evaluator.evaluate(nodeOf(node, 'right'), scope);
  if (node.operator === '&&') return isUnread(left) ? left : left ? right() : left;
  const isEmpty = node.operator === '??' ? left === undefined || left === null : !left;
  return isUnread(left) || isEmpty ? right() : left;
}

function readUnary(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const value = evaluator.evaluate(nodeOf(node, 'argument'), scope);
  if (isUnread(value)) return unread(node, scope);
  if (node.operator === '!') return !value;
  return node.operator === '-' && typeof value === 'number' ? -value : unread(node, scope);
}

function readBinary(node: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const left = evaluator.evaluate(nodeOf(node, 'left'), scope);
  const right = evaluator.evaluate(nodeOf(node, 'right'), scope);
  if ([left, right].some((side) => isUnread(side) || typeof side === 'object')) return unread(node, scope);
  switch (node.operator) {
    case '+':
      return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
    case '===':
    case '==':
      return left === right;
    case '!==':
    case '!=':
      return left !== right;
    default:
      return unread(node, scope);
  }
}

/** Returns the text of a JSX element, such as a logo. */
function readJsxText(node: SyntaxNode): string {
  const texts = nodesOf(node, 'children').map((child) => {
    if (child?.type === 'JSXText') return String(child.value);
    return child && /^JSX(?:Element|Fragment)$/.test(child.type) ? readJsxText(child) : '';
  });
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
