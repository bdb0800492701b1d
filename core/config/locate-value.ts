// The syntax tree of a file and the path of a value in its default export → the position in the text.
//
// The path is followed through constants of the file, spreads, `as` and `satisfies`, `define…({ … })`,
// `[…].map(…)`, and calls of functions that only return a value. Where it cannot be followed further, the nearest
// known position around the value is used: a position may be imprecise, but must never be that of something else.

import type { ValuePath } from '../model/problem.ts';
import { findExport, findImport, type ImportedName } from './find-export.ts';
import { findReturned, readBindings, type Bindings } from './read-bindings.ts';
import { keyNameOf, nodeOf, nodesOf, opaqueAt, type SyntaxNode } from './syntax-node.ts';

/** A value, and the offset of its key or list element. */
interface Member {
  readonly start: number;
  readonly value: SyntaxNode;
}

/** The offset of a value in this file; and the rest of the path if the value is imported. */
interface LocatedValue {
  readonly offset?: number;
  readonly next?: ValueSource;
}

/** An export of a file, and the path from there to a value. */
export interface ValueSource extends ImportedName {
  readonly path: ValuePath;
}

/**
 * Finds the offset of a key or its value in the default or another export; undefined if the file does not have that
 * export.
 */
export function locateValue(
  program: SyntaxNode,
  path: ValuePath,
  { wanted, name = 'default', isCalled = false }: { wanted: 'key' | 'value'; name?: string; isCalled?: boolean },
): LocatedValue | undefined {
  const exported = findExport(program, name);
  if (!exported) return undefined;
  const { node, source } = exported;
  if (source) return { next: { ...source, isCalled, path } };
  const called = isCalled ? findReturned(node, program) : undefined;
  let bindings = called?.bindings ?? readBindings(program);

  const root = resolve(isCalled ? (called?.value ?? opaqueAt(node.start)) : node, bindings);
  let reached: Member = { start: root.start, value: root };
  for (const [index, step] of path.entries()) {
    const value = resolve(reached.value, bindings);
    const callee = value.type === 'CallExpression' ? nodeOf(value, 'callee') : undefined;
    const inner = callee && findReturned(callee, program);
    bindings = inner?.bindings ?? bindings;
    const next = findMember(inner?.value ?? value, step, bindings);
    if (!next) {
      const imported = findImport(value, program);
      return { offset: reached.start, ...(imported && { next: { ...imported, path: path.slice(index) } }) };
    }
    reached = next;
  }
  return { offset: wanted === 'key' ? reached.start : reached.value.start };
}

/** Follows names and unwraps a value until it is a literal or unknown. */
function resolve(node: SyntaxNode, bindings: Bindings): SyntaxNode {
  const inner = findInner(node, bindings);
  return inner ? resolve(inner, bindings) : node;
}

const wrappers = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
];

function findInner(node: SyntaxNode, bindings: Bindings): SyntaxNode | undefined {
  if (wrappers.includes(node.type)) return nodeOf(node, 'expression');
  if (node.type === 'Identifier') return findConstant(node, bindings);
  if (node.type === 'MemberExpression') return findProperty(node, bindings);
  if (node.type === 'CallExpression' && returnsArgument(node)) return nodesOf(node, 'arguments')[0];
  return undefined;
}

/** A constant is defined before it is used, so this cannot loop. */
function findConstant(name: SyntaxNode, bindings: Bindings): SyntaxNode | undefined {
  const value = bindings.get(String(name.name));
  return value && value.end <= name.start ? value : undefined;
}

function findProperty(member: SyntaxNode, bindings: Bindings): SyntaxNode | undefined {
  const object = nodeOf(member, 'object');
  const key = keyNameOf(nodeOf(member, 'property'), member.computed === true);
  return object && key !== undefined ? findMember(object, key, bindings)?.value : undefined;
}

/** `defineConfig(value)` and `Object.freeze(value)` return their argument. */
function returnsArgument(call: SyntaxNode): boolean {
  const callee = nodeOf(call, 'callee');
  const name = callee?.type === 'MemberExpression' ? nodeOf(callee, 'property')?.name : callee?.name;
  return typeof name === 'string' && /^(?:define(?:[A-Z]\w*)?|freeze)$/.test(name);
}

function findMember(parent: SyntaxNode, step: string | number, bindings: Bindings): Member | undefined {
  const node = resolve(parent, bindings);
  if (typeof step === 'number') {
    const element = listElements(node, bindings).elements[step];
    return element && { start: element.start, value: element };
  }
  const { members, isOpen } = search(node, step, bindings);
  return isOpen || members.length !== 1 ? undefined : members[0];
}

/** The possible sources of a key. */
interface Search {
  readonly members: readonly Member[];
  /** Whether one of these always sets the key, so that earlier properties do not count. */
  readonly isSure: boolean;
  /** Whether the key may also come from an unknown source. */
  readonly isOpen: boolean;
}

const nothing: Search = { members: [], isSure: false, isOpen: false };

function search(parent: SyntaxNode, key: string, bindings: Bindings): Search {
  const node = resolve(parent, bindings);
  if (node.type === 'ObjectExpression') return searchObject(node, key, bindings);
  if (node.type === 'Literal' || node.type === 'ArrayExpression') return nothing;
  const branches = branchesOf(node);
  if (branches.length === 0) return { ...nothing, isOpen: true };

  const searches = branches.map((branch) => search(branch, key, bindings));
  return {
    members: searches.flatMap(({ members }) => members),
    isSure: searches.every(({ isSure }) => isSure),
    isOpen: searches.some(({ isOpen }) => isOpen),
  };
}

/** The last property of a key counts. */
function searchObject(object: SyntaxNode, key: string, bindings: Bindings): Search {
  const members: Member[] = [];
  for (const property of nodesOf(object, 'properties').toReversed()) {
    if (!property) continue;
    const argument = nodeOf(property, 'argument');
    const searched = argument ? search(argument, key, bindings) : readProperty(property, key);
    members.push(...searched.members);
    if (searched.isSure || searched.isOpen) return { ...searched, members };
  }
  return { ...nothing, members };
}

function readProperty(property: SyntaxNode, key: string): Search {
  const name = keyNameOf(nodeOf(property, 'key'), property.computed === true);
  if (name === undefined) return { ...nothing, isOpen: true };
  if (name !== key) return nothing;
  const value = nodeOf(property, 'value') ?? opaqueAt(property.start);
  return { members: [{ start: property.start, value }], isSure: true, isOpen: false };
}

function branchesOf(node: SyntaxNode): readonly SyntaxNode[] {
  const fields =
    node.type === 'ConditionalExpression'
      ? ['consequent', 'alternate']
      : node.type !== 'LogicalExpression'
        ? []
        : node.operator === '&&'
          ? ['right', 'none']
          : ['left', 'right'];
  return fields.flatMap((field) => (field === 'none' ? none : (nodeOf(node, field) ?? [])));
}

/** Value of `condition && { … }` if the condition is false. */
const none: SyntaxNode = { type: 'Literal', start: 0, end: 0 };

/** Lists the elements of a list, as far as they are known. */
function listElements(
  parent: SyntaxNode,
  bindings: Bindings,
): { readonly elements: readonly SyntaxNode[]; readonly isComplete: boolean } {
  const node = resolve(parent, bindings);
  const mapped = findMapped(node);
  if (mapped) {
    const { elements, isComplete } = listElements(mapped, bindings);
    return { elements: elements.map(({ start }) => opaqueAt(start)), isComplete };
  }
  if (node.type !== 'ArrayExpression') return { elements: [], isComplete: false };

  const elements: SyntaxNode[] = [];
  for (const element of nodesOf(node, 'elements')) {
    const spread = element?.type === 'SpreadElement' ? nodeOf(element, 'argument') : undefined;
    const inner = spread
      ? listElements(spread, bindings)
      : { elements: [element ?? opaqueAt(node.start)], isComplete: true };
    elements.push(...inner.elements);
    if (!inner.isComplete) return { elements, isComplete: false };
  }
  return { elements, isComplete: true };
}

/** Finds the list of `[…].map(…)`, whose elements give the positions of the result. */
function findMapped(node: SyntaxNode): SyntaxNode | undefined {
  const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : undefined;
  const isMap = callee?.type === 'MemberExpression' && nodeOf(callee, 'property')?.name === 'map';
  return callee && isMap ? nodeOf(callee, 'object') : undefined;
}
