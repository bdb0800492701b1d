// The type of a component's ref → the element that the ref holds.

import type ts from 'typescript';
import type { PropSymbol } from './collect-props.ts';

/** Finds what a ref holds; undefined when the component takes none, or any. */
export function readRefHolder(ref: PropSymbol | undefined, checker: ts.TypeChecker): string | undefined {
  const held = (ref?.symbols ?? []).flatMap((symbol) => findHeld(checker.getTypeOfSymbol(symbol), checker));
  // The last way to use a component is the plain one.
  return held.reverse().find((text) => /^[A-Z]\w*$/.test(text));
}

// A ref is a function or an object whose "current" holds it.
function findHeld(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnion()) return type.types.flatMap((member) => findHeld(member, checker));

  const current = type.getProperty('current');
  if (!current) return [];
  const held = checker.getNonNullableType(checker.getTypeOfSymbol(current));
  return held.isTypeParameter() ? [] : [checker.typeToString(held)];
}
