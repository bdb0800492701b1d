// A component's props → the element that its ref holds.
//
// The type of `ref` says it, or else, where that is left open, what the root is known to be: the
// target of its events, or the tag that stands for it.

import ts from 'typescript';
import type { ApiSlot } from '../api-entry.ts';
import type { PropSymbol } from './collect-props.ts';

/** A component that is used in so many ways may be anything. */
const maxHeld = 4;
const element = /^(?:HTML|SVG)\w*Element$/;

/** Finds what a ref holds; undefined when the component takes none, or nothing tells. */
export function readRefHolder(
  props: ReadonlyMap<string, PropSymbol>,
  { slots, program }: { slots: readonly ApiSlot[]; program: ts.Program },
): string | undefined {
  const checker = program.getTypeChecker();
  const typesOf = (name: string): ts.Type[] =>
    (props.get(name)?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)).reverse();

  // The last way to use a component is the plain one.
  const held = new Set(
    typesOf('ref')
      .flatMap((type) => findHeld(type, checker))
      .filter((text) => /^[A-Z]\w*$/.test(text)),
  );
  // Where it may be any element, it is none of them.
  if (held.size > maxHeld) return undefined;
  const [first] = held;
  if (first !== undefined) return first;
  if (props.has('ref')) {
    const target = typesOf('onClick').flatMap((type) => findTarget(type, checker))[0];
    if (target !== undefined) return target;
  }
  return findTagElement(slots.find(({ name }) => name === 'root')?.default, program);
}

// A ref is a function or an object whose "current" holds it.
function findHeld(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnion()) return type.types.flatMap((member) => findHeld(member, checker));

  const current = type.getProperty('current');
  if (!current) return [];
  const held = checker.getNonNullableType(checker.getTypeOfSymbol(current));
  return held.isTypeParameter() ? [] : [checker.typeToString(held)];
}

// (event: MouseEvent<HTMLDivElement>) => void
function findTarget(type: ts.Type, checker: ts.TypeChecker): string[] {
  const [event] = checker.getNonNullableType(type).getCallSignatures()[0]?.parameters ?? [];
  const target = event && checker.getTypeOfSymbol(event).getProperty('currentTarget');
  if (!target) return [];

  const known = checker.getTypeOfSymbol(target);
  const members = known.isIntersection() ? known.types : [known];
  return members.map((member) => checker.typeToString(member)).filter((text) => element.test(text));
}

// 'button' → HTMLButtonElement, by the table of the browser's own types.
function findTagElement(tag: string | undefined, program: ts.Program): string | undefined {
  const [, name] = /^'([a-z][a-z\d]*)'$/.exec(tag ?? '') ?? [];
  if (name === undefined) return undefined;

  const libraries = program.getSourceFiles().filter((file) => program.isSourceFileDefaultLibrary(file));
  const tables = libraries
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter((table) => table.name.text === 'HTMLElementTagNameMap');
  const line = tables
    .flatMap(({ members }) => [...members])
    .find((member) => member.name && ts.isStringLiteral(member.name) && member.name.text === name);
  return line && ts.isPropertySignature(line) ? line.type?.getText() : undefined;
}
