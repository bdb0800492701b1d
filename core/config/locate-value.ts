// The syntax tree of a file and the way to a value of its default export → where that stands in the text.
//
// The way is followed through constants of the file, spreads, `as` and `satisfies`, `define…({ … })`
// `[…].map(…)`, and calls of functions that only return a value. Where it cannot be followed further, the nearest
// known place around the value is taken: a place may be too wide, and must never be that of something else.

import type { ValuePath } from '../model/problem.ts';
import { findExport, findImport, type ImportedName } from './find-export.ts';
import { findReturned, readBindings, type Bindings } from './read-bindings.ts';
import { keyNameOf, nodeOf, nodesOf, opaqueAt, type SyntaxNode } from './syntax-node.ts';

/** A value, and where its key, or the value in its list, begins. */
interface Member {
  readonly start: number;
  readonly value: SyntaxNode;
}

/** Where a value stands, if it does in this file, and where the rest of the way goes if the value is imported. */
interface LocatedValue {
  readonly offset?: number;
  readonly next?: ValueSource;
}

/** What a file exports, and the way from there to a value. */
export interface ValueSource extends ImportedName {
  readonly path: ValuePath;
}

/**
 * Finds the offset of a key or of its value, from the default export or another one; undefined when the file does
 * not have that export.
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

/** Follows names and takes wrappers off, until a value is reached that is written out, or that is not known. */
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
  if (node.type === 'Identifier') return findEarlier(node, bindings);
  if (node.type === 'MemberExpression') return findRead(node, bindings);
  if (node.type === 'CallExpression' && handsBack(node)) return nodesOf(node, 'arguments')[0];
  return undefined;
}

/** A constant has its value before it is used, so nothing here goes in circles. */
function findEarlier(name: SyntaxNode, bindings: Bindings): SyntaxNode | undefined {
  const value = bindings.get(String(name.name));
  return value && value.end <= name.start ? value : undefined;
}

function findRead(member: SyntaxNode, bindings: Bindings): SyntaxNode | undefined {
  const object = nodeOf(member, 'object');
  const key = keyNameOf(nodeOf(member, 'property'), member.computed === true);
  return object && key !== undefined ? findMember(object, key, bindings)?.value : undefined;
}

/** `defineConfig(value)` and `Object.freeze(value)` give what they are given. */
function handsBack(call: SyntaxNode): boolean {
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
  const { found, isOpen } = search(node, step, bindings);
  return isOpen || found.length !== 1 ? undefined : found[0];
}

/** Where a key may come from. */
interface Search {
  readonly found: readonly Member[];
  /** Whether one of these is the key in any case, so that what stands before does not count. */
  readonly isSure: boolean;
  /** Whether the key may as well come from something that is not known. */
  readonly isOpen: boolean;
}

const nothing: Search = { found: [], isSure: false, isOpen: false };

function search(parent: SyntaxNode, key: string, bindings: Bindings): Search {
  const node = resolve(parent, bindings);
  if (node.type === 'ObjectExpression') return searchObject(node, key, bindings);
  if (node.type === 'Literal' || node.type === 'ArrayExpression') return nothing;
  const branches = branchesOf(node);
  if (branches.length === 0) return { ...nothing, isOpen: true };

  const all = branches.map((branch) => search(branch, key, bindings));
  return {
    found: all.flatMap(({ found }) => found),
    isSure: all.every(({ isSure }) => isSure),
    isOpen: all.some(({ isOpen }) => isOpen),
  };
}

/** The last one of a key counts. */
function searchObject(object: SyntaxNode, key: string, bindings: Bindings): Search {
  const found: Member[] = [];
  for (const property of nodesOf(object, 'properties').toReversed()) {
    if (!property) continue;
    const argument = nodeOf(property, 'argument');
    const own = argument ? search(argument, key, bindings) : readProperty(property, key);
    found.push(...own.found);
    if (own.isSure || own.isOpen) return { ...own, found };
  }
  return { ...nothing, found };
}

function readProperty(property: SyntaxNode, key: string): Search {
  const name = keyNameOf(nodeOf(property, 'key'), property.computed === true);
  if (name === undefined) return { ...nothing, isOpen: true };
  if (name !== key) return nothing;
  const value = nodeOf(property, 'value') ?? opaqueAt(property.start);
  return { found: [{ start: property.start, value }], isSure: true, isOpen: false };
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

/** What `condition && { … }` is where the condition fails. */
const none: SyntaxNode = { type: 'Literal', start: 0, end: 0 };

/** The elements of a list, as far as they are known. */
function listElements(
  parent: SyntaxNode,
  bindings: Bindings,
): { readonly elements: readonly SyntaxNode[]; readonly isWhole: boolean } {
  const node = resolve(parent, bindings);
  const mapped = findMapped(node);
  if (mapped) {
    const { elements, isWhole } = listElements(mapped, bindings);
    return { elements: elements.map(({ start }) => opaqueAt(start)), isWhole };
  }
  if (node.type !== 'ArrayExpression') return { elements: [], isWhole: false };

  const elements: SyntaxNode[] = [];
  for (const element of nodesOf(node, 'elements')) {
    const spread = element?.type === 'SpreadElement' ? nodeOf(element, 'argument') : undefined;
    const inner = spread
      ? listElements(spread, bindings)
      : { elements: [element ?? opaqueAt(node.start)], isWhole: true };
    elements.push(...inner.elements);
    if (!inner.isWhole) return { elements, isWhole: false };
  }
  return { elements, isWhole: true };
}

/** The list of `[…].map(…)`: its members stand where those of the result come from. */
function findMapped(node: SyntaxNode): SyntaxNode | undefined {
  const callee = node.type === 'CallExpression' ? nodeOf(node, 'callee') : undefined;
  const isMap = callee?.type === 'MemberExpression' && nodeOf(callee, 'property')?.name === 'map';
  return callee && isMap ? nodeOf(callee, 'object') : undefined;
}
