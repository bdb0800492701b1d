// A component's props → the element that its ref holds.
//
// The type of `ref` names it. If that type is generic, the root element does: the target of its click
// event, or the default tag of the root slot.

import ts from 'typescript';
import type { ApiSlot } from '../api-entry.ts';
import type { PropSymbol } from './collect-props.ts';

/** A ref of more elements may hold any element. */
const maxHeld = 4;
const element = /^(?:HTML|SVG)\w*Element$/;

/** Finds the element that a ref holds; undefined where the component takes no ref, or the element is unknown. */
export function readRefHolder(
  props: ReadonlyMap<string, PropSymbol>,
  { slots, program }: { slots: readonly ApiSlot[]; program: ts.Program },
): string | undefined {
  const checker = program.getTypeChecker();
  const typesOf = (name: string): ts.Type[] =>
    (props.get(name)?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)).reverse();

  // The last signature is the plain one, so types are read in reverse order.
  const held = new Set(
    typesOf('ref')
      .flatMap((type) => findHeld(type, checker))
      .filter((text) => /^[A-Z]\w*$/.test(text)),
  );
  if (held.size > maxHeld) return undefined;
  const [holder] = held;
  if (holder !== undefined) return holder;
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

  const targetType = checker.getTypeOfSymbol(target);
  const members = targetType.isIntersection() ? targetType.types : [targetType];
  return members.map((member) => checker.typeToString(member)).filter((text) => element.test(text));
}

// 'button' → HTMLButtonElement, from the DOM types' HTMLElementTagNameMap.
function findTagElement(tag: string | undefined, program: ts.Program): string | undefined {
  const [, name] = /^'([a-z][a-z\d]*)'$/.exec(tag ?? '') ?? [];
  if (name === undefined) return undefined;

  const libraries = program.getSourceFiles().filter((file) => program.isSourceFileDefaultLibrary(file));
  const tables = libraries
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .filter((table) => table.name.text === 'HTMLElementTagNameMap');
  const row = tables
    .flatMap(({ members }) => [...members])
    .find((member) => member.name && ts.isStringLiteral(member.name) && member.name.text === name);
  return row && ts.isPropertySignature(row) ? row.type?.getText() : undefined;
}
