// Evaluates a call in another engine's settings, if it is one of the few supported functions.

import { keyNameOf, nodeOf, nodesOf, type SyntaxNode } from '../../core/config/syntax-node.ts';
import { bind, declare } from './scope.ts';
import {
  isClosure,
  isUnread,
  toList,
  toObject,
  unread,
  type Closure,
  type NodeEvaluator,
  type Scope,
} from './value.ts';

/** Evaluates a call. */
export function evaluateCall(call: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const callee = nodeOf(call, 'callee');
  if (!callee) return unread(call, scope);
  const args = nodesOf(call, 'arguments');
  const values = () => args.map((each) => evaluator.evaluate(each, scope));

  const member = callee.type === 'MemberExpression' ? keyNameOf(nodeOf(callee, 'property'), false) : undefined;
  const name = callee.type === 'Identifier' ? String(callee.name) : member;
  const object = callee.type === 'MemberExpression' ? nodeOf(callee, 'object') : undefined;
  const objectName = object?.type === 'Identifier' ? String(object.name) : undefined;

  if (name === 'require' && !member) return requireModule(args[0], scope, evaluator) ?? unread(call, scope);
  // For addresses and files, the argument itself is enough.
  if (objectName === 'require' && member === 'resolve') return values()[0];
  if ((objectName === 'path' || objectName === undefined) && (name === 'resolve' || name === 'join') && !isList(object))
    return joinPath(values()) ?? unread(call, scope);
  if (name === 'fileURLToPath') return values()[0];
  if (objectName === 'process' && member === 'cwd') return '.';
  if (objectName === 'Object' && member) return callObject(member, values()) ?? unread(call, scope);

  const known = object && member ? evaluator.evaluate(object, scope) : undefined;
  if (Array.isArray(known) && member) return callList(known, member, values(), evaluator) ?? unread(call, scope);
  if (typeof known === 'string' && member) return callText(known, member, values()) ?? unread(call, scope);

  const target = evaluator.evaluate(callee, scope);
  if (isClosure(target)) return callClosure(target, values(), evaluator);
  // defineConfig(value), withMermaid(value), nextra(options)(value): the result is taken to be the argument.
  const isPassThrough = name === undefined || /^(?:define|with|create|use|nextra|add|mount)/i.test(name);
  const last = isPassThrough && args.length > 0 ? values().find((value) => !isUnread(value)) : undefined;
  if (isClosure(last)) return callClosure(last, [], evaluator);
  if (args.length === 0 && name?.startsWith('with')) return {};
  return typeof last === 'object' ? last : unread(call, scope);
}

function isList(node: SyntaxNode | undefined): boolean {
  return node?.type === 'ArrayExpression';
}

/** Evaluates the result of a function. */
export function callClosure(
  { closure, scope: outer }: Closure,
  values: readonly unknown[],
  evaluator: NodeEvaluator,
): unknown {
  const scope: Scope = { file: outer.file, names: new Map(), outer };
  nodesOf(closure, 'params').forEach((param, index) => {
    if (param) bind(param, { scope, evaluator, value: () => values[index] });
  });
  const body = nodeOf(closure, 'body');
  if (!body) return undefined;
  return body.type === 'BlockStatement' ? runBlock(body, scope, evaluator) : evaluator.evaluate(body, scope);
}

function runBlock(block: SyntaxNode, scope: Scope, evaluator: NodeEvaluator): unknown {
  const statements = nodesOf(block, 'body');
  for (const statement of statements) if (statement) declare(statement, scope, evaluator);
  for (const statement of statements) {
    if (statement?.type === 'ReturnStatement') return evaluator.evaluate(nodeOf(statement, 'argument'), scope);
    if (statement && /^(?:If|For|While|Switch|Try)/.test(statement.type)) return unread(statement, scope);
  }
  return undefined;
}

function requireModule(name: SyntaxNode | undefined, scope: Scope, evaluator: NodeEvaluator): unknown {
  const module = evaluator.moduleOf(scope.file, String(name?.value));
  return module && (module.default ?? module);
}

function joinPath(parts: readonly unknown[]): string | undefined {
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  return parts
    .join('/')
    .replace(/\/(?:\.\/)+/g, '/')
    .replace(/^\.\/(?=\.)/, '');
}

function callObject(member: string, [first, ...others]: readonly unknown[]): unknown {
  if (isUnread(first)) return undefined;
  switch (member) {
    case 'freeze':
      return first;
    case 'assign':
      return Object.assign({}, toObject(first), ...others.map(toObject)) as unknown;
    case 'keys':
      return Object.keys(toObject(first));
    case 'values':
      return Object.values(toObject(first));
    case 'entries':
      return Object.entries(toObject(first));
    case 'fromEntries':
      return Object.fromEntries(toList(first).map((entry) => [String(toList(entry)[0]), toList(entry)[1]]));
    default:
      return undefined;
  }
}

function callList(
  list: readonly unknown[],
  member: string,
  values: readonly unknown[],
  evaluator: NodeEvaluator,
): unknown {
  const [first] = values;
  const call = (value: unknown, index: number) =>
    isClosure(first) ? callClosure(first, [value, index, list], evaluator) : value;
  switch (member) {
    case 'map':
      return isClosure(first) ? list.map(call) : undefined;
    case 'flatMap':
      return isClosure(first) ? list.flatMap((value, index) => call(value, index) as unknown[]) : undefined;
    case 'filter':
      return isClosure(first) ? list.filter((value, index) => call(value, index)) : list.filter(Boolean);
    case 'concat':
      return list.concat(...values);
    case 'flat':
      return list.flat();
    case 'slice':
      return list.slice(...(values as number[]));
    case 'reverse':
    case 'toReversed':
      return list.toReversed();
    case 'join':
      return list.join(typeof first === 'string' ? first : ',');
    case 'includes':
      return list.includes(first);
    default:
      return undefined;
  }
}

function callText(text: string, member: string, values: readonly unknown[]): unknown {
  const [first, second] = values;
  switch (member) {
    case 'toLowerCase':
      return text.toLowerCase();
    case 'toUpperCase':
      return text.toUpperCase();
    case 'trim':
      return text.trim();
    case 'startsWith':
      return typeof first === 'string' ? text.startsWith(first) : undefined;
    case 'split':
      return typeof first === 'string' ? text.split(first) : undefined;
    case 'concat':
      return text + values.join('');
    case 'replace':
      return typeof first === 'string' && typeof second === 'string' ? text.replace(first, second) : undefined;
    default:
      return undefined;
  }
}
