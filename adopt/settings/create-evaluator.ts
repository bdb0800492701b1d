// The syntax tree of another engine's settings → their value. No code is run: literals, constants, relative
// imports, spreads and small functions are evaluated, and everything else becomes an "unread" value with its
// place.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import { callClosure, evaluateCall } from './evaluate-call.ts';
import { declare, lookUp } from './scope.ts';
import { isClosure, isUnread, toObject, unread, type Evaluator, type Scope, type SettingsModule } from './value.ts';

/** Maximum of evaluation steps for one site. */
const maxSteps = 400_000;

/** Maximum depth of values and calls. */
const maxDepth = 200;

const wrappers = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ChainExpression',
  'AwaitExpression',
];

/** Creates an evaluator of settings. `read` also finds a file by its name without an extension. */
export function createEvaluator(
  read: (file: string) => SettingsModule | undefined,
  resolve: (file: string, specifier: string) => string,
): Evaluator {
  const places = new WeakMap<object, Map<string, { file: string; offset: number }>>();
  const scopes = new Map<string, Scope>();
  const values = new Map<string, unknown>();
  let steps = 0;
  let depth = 0;

  const evaluator: Evaluator = { exportOf, evaluate, moduleOf, placeOf };
  return evaluator;

  function exportOf(file: string, name = 'default'): unknown {
    const module = read(file);
    if (!module) return undefined;
    const key = `${module.file}#${name}`;
    if (!values.has(key)) {
      values.set(key, undefined);
      const value = findExport(module, name);
      // Settings may be the result of a function.
      values.set(key, isClosure(value) && name === 'default' ? callClosure(value, [], evaluator) : value);
    }
    return values.get(key);
  }

  function moduleOf(file: string, specifier: string): Readonly<Record<string, unknown>> | undefined {
    const module = specifier.startsWith('.') ? read(resolve(file, specifier)) : undefined;
    if (!module) return undefined;
    const names = nodesOf(module.program, 'body').flatMap((statement) => (statement ? listExported(statement) : []));
    return Object.fromEntries(['default', ...names].map((name) => [name, exportOf(module.file, name)]));
  }

  function placeOf(object: unknown, key: string) {
    return typeof object === 'object' && object !== null ? places.get(object)?.get(key) : undefined;
  }

  function scopeOf(module: SettingsModule): Scope {
    const known = scopes.get(module.file);
    if (known) return known;
    const scope: Scope = { file: module.file, names: new Map() };
    scopes.set(module.file, scope);
    for (const statement of nodesOf(module.program, 'body')) if (statement) declare(statement, scope, evaluator);
    return scope;
  }

  function findExport({ program, ...module }: SettingsModule, name: string): unknown {
    const scope = scopeOf({ program, ...module });
    for (const statement of nodesOf(program, 'body')) {
      if (!statement) continue;
      const isDefault = statement.type === 'ExportDefaultDeclaration' && name === 'default';
      if (isDefault) return evaluate(nodeOf(statement, 'declaration'), scope);
      const assigned = name === 'default' ? findModuleExports(statement) : undefined;
      if (assigned) return evaluate(assigned, scope);
      const named = nodesOf(statement, 'specifiers').find((each) => each && exportedName(each) === name);
      const source = nodeOf(statement, 'source');
      if (named && source) return toObject(moduleOf(module.file, String(source.value)))[localName(named)];
      if (named) return lookUp(scope, localName(named));
    }
    // JSON is only an expression.
    return name === 'default' && scope.names.has('default') ? lookUp(scope, 'default') : lookUp(scope, name);
  }

  function evaluate(node: SyntaxNode | undefined, scope: Scope): unknown {
    if (!node) return undefined;
    steps += 1;
    if (steps > maxSteps || depth > maxDepth) return unread(node, scope);
    depth += 1;
    try {
      return evaluateNode(node, scope);
    } finally {
      depth -= 1;
    }
  }

  function evaluateNode(node: SyntaxNode, scope: Scope): unknown {
    if (wrappers.includes(node.type)) return evaluate(nodeOf(node, 'expression') ?? nodeOf(node, 'argument'), scope);
    switch (node.type) {
      case 'Literal':
        return 'regex' in node && node.regex ? unread(node, scope) : node.value;
      case 'Identifier':
        return readName(node, scope);
      case 'TemplateLiteral':
        return readTemplate(node, scope);
      case 'ArrayExpression':
        return nodesOf(node, 'elements').flatMap((element) => readElement(element, scope));
      case 'ObjectExpression':
        return readObject(node, scope);
      case 'MemberExpression':
        return readMember(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return { closure: node, scope };
      case 'CallExpression':
        return evaluateCall(node, scope, evaluator);
      // new URL('../docs', import.meta.url) means a folder.
      case 'NewExpression':
        return nodeOf(node, 'callee')?.name === 'URL'
          ? evaluate(nodesOf(node, 'arguments')[0], scope)
          : unread(node, scope);
      case 'ConditionalExpression': {
        const test = evaluate(nodeOf(node, 'test'), scope);
        return isUnread(test) ? unread(node, scope) : evaluate(nodeOf(node, test ? 'consequent' : 'alternate'), scope);
      }
      case 'LogicalExpression':
        return readLogical(node, scope);
      case 'UnaryExpression':
        return readUnary(node, scope);
      case 'BinaryExpression':
        return readBinary(node, scope);
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

  function readTemplate(node: SyntaxNode, scope: Scope): unknown {
    const parts = nodesOf(node, 'expressions').map((each) => evaluate(each, scope));
    if (parts.some((part) => isUnread(part) || typeof part === 'object')) return unread(node, scope);
    const texts = nodesOf(node, 'quasis').map((quasi) =>
      String((quasi?.value as { cooked?: string } | undefined)?.cooked ?? ''),
    );
    return texts.map((text, index) => text + (index < parts.length ? String(parts[index]) : '')).join('');
  }

  function readElement(element: SyntaxNode | undefined, scope: Scope): unknown[] {
    if (element?.type !== 'SpreadElement') return [evaluate(element, scope)];
    const spread = evaluate(nodeOf(element, 'argument'), scope);
    return Array.isArray(spread) ? (spread as unknown[]) : [isUnread(spread) ? spread : unread(element, scope)];
  }

  function readObject(node: SyntaxNode, scope: Scope): unknown {
    const entries = new Map<string, unknown>();
    const placeByKey = new Map<string, { file: string; offset: number }>();
    for (const property of nodesOf(node, 'properties')) {
      if (!property) continue;
      if (property.type === 'SpreadElement') {
        const spread = evaluate(nodeOf(property, 'argument'), scope);
        if (isUnread(spread)) entries.set(`...${property.start}`, spread);
        for (const [key, value] of Object.entries(toObject(spread))) {
          entries.set(key, value);
          placeByKey.set(key, placeOf(spread, key) ?? { file: scope.file, offset: property.start });
        }
        continue;
      }
      const key = readKey(property, scope);
      const value = property.kind === 'get' ? unread(property, scope) : evaluate(nodeOf(property, 'value'), scope);
      entries.set(key ?? `[${property.start}]`, value);
      placeByKey.set(key ?? `[${property.start}]`, { file: scope.file, offset: property.start });
    }
    const object = Object.fromEntries(entries);
    places.set(object, placeByKey);
    return object;
  }

  function readKey(property: SyntaxNode, scope: Scope): string | undefined {
    const written = keyNameOf(nodeOf(property, 'key'), property.computed === true);
    if (written !== undefined) return written;
    const value = evaluate(nodeOf(property, 'key'), scope);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }

  function readMember(node: SyntaxNode, scope: Scope): unknown {
    if (nodeOf(node, 'object')?.type === 'MetaProperty') return '.';
    const object = evaluate(nodeOf(node, 'object'), scope);
    const property = nodeOf(node, 'property');
    const key = keyNameOf(property, node.computed === true) ?? evaluate(property, scope);
    if (isUnread(object) || isUnread(key)) return unread(node, scope);
    if (Array.isArray(object)) return key === 'length' ? object.length : (object as unknown[])[Number(key)];
    const known = toObject(object);
    return typeof key === 'string' && Object.hasOwn(known, key) ? known[key] : undefined;
  }

  /** Evaluates a logical expression; for an unread left side, such as an environment variable, the fallback is taken. */
  function readLogical(node: SyntaxNode, scope: Scope): unknown {
    const left = evaluate(nodeOf(node, 'left'), scope);
    const right = () => evaluate(nodeOf(node, 'right'), scope);
    if (node.operator === '&&') return isUnread(left) ? left : left ? right() : left;
    return isUnread(left) || (node.operator === '??' ? (left ?? undefined) === undefined : !left) ? right() : left;
  }

  function readUnary(node: SyntaxNode, scope: Scope): unknown {
    const value = evaluate(nodeOf(node, 'argument'), scope);
    if (isUnread(value)) return unread(node, scope);
    if (node.operator === '!') return !value;
    return node.operator === '-' && typeof value === 'number' ? -value : unread(node, scope);
  }

  function readBinary(node: SyntaxNode, scope: Scope): unknown {
    const left = evaluate(nodeOf(node, 'left'), scope);
    const right = evaluate(nodeOf(node, 'right'), scope);
    if ([left, right].some((side) => isUnread(side) || typeof side === 'object')) return unread(node, scope);
    if (node.operator === '+')
      return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`;
    if (node.operator === '===' || node.operator === '==') return left === right;
    if (node.operator === '!==' || node.operator === '!=') return left !== right;
    return unread(node, scope);
  }
}

/** Returns the text of a JSX element, such as a logo. */
function readJsxText(node: SyntaxNode): string {
  const texts = nodesOf(node, 'children').map((child) =>
    child?.type === 'JSXText'
      ? String(child.value)
      : child && /^JSX(?:Element|Fragment)$/.test(child.type)
        ? readJsxText(child)
        : '',
  );
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function findModuleExports(statement: SyntaxNode): SyntaxNode | undefined {
  const assignment = statement.type === 'ExpressionStatement' ? nodeOf(statement, 'expression') : undefined;
  const left = assignment?.type === 'AssignmentExpression' ? nodeOf(assignment, 'left') : undefined;
  const isExports = left?.type === 'MemberExpression' && nodeOf(left, 'object')?.name === 'module';
  return assignment && isExports ? nodeOf(assignment, 'right') : undefined;
}

function listExported(statement: SyntaxNode): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declaration = nodeOf(statement, 'declaration');
  const declared = declaration
    ? [declaration, ...nodesOf(declaration, 'declarations')].map((each) => each && nodeOf(each, 'id')?.name)
    : nodesOf(statement, 'specifiers').map((each) => each && exportedName(each));
  return declared.filter((name): name is string => typeof name === 'string' && name !== 'default');
}

function exportedName(specifier: SyntaxNode): string | undefined {
  return keyNameOf(nodeOf(specifier, 'exported'), false);
}

function localName(specifier: SyntaxNode): string {
  return keyNameOf(nodeOf(specifier, 'local'), false) ?? '';
}
