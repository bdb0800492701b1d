// A polymorphic component → an equal type parameter of another component, to use in place of its own.
//
// The compiler resolves the props of all elements for each type parameter again, which is expensive, though a hundred
// components of a library may have equal ones.

import type ts from 'typescript';
import { isElementType } from '../types/is-element-type.ts';

/** Finds the parameter to use for a component, possibly its own; undefined where it has none that can be shared. */
type ShareParameter = (component: ts.Symbol) => ts.Symbol | undefined;

/** Creates a function that replaces each parameter by the first equal one it has seen. */
export function createParameterSharer(checker: ts.TypeChecker): ShareParameter {
  const seen: ts.Symbol[] = [];

  return function shareParameter(component) {
    const parameter = findOnlyParameter(checker.getTypeOfSymbol(component));
    const constraint = parameter?.getConstraint();
    if (!parameter || !constraint || !isElementType(parameter)) return undefined;
    const isSame = (one: ts.Symbol): boolean =>
      one.name === parameter.symbol.name && checker.getDeclaredTypeOfSymbol(one).getConstraint() === constraint;
    const shared = seen.find(isSame);
    if (shared) return shared;
    // A parameter that depends on an outer one (<E extends T>) has a meaning only there.
    if (!isSame(parameter.symbol)) return undefined;
    seen.push(parameter.symbol);
    return parameter.symbol;
  };
}

/** Finds the type parameter of a component that has one signature with one parameter. */
function findOnlyParameter(type: ts.Type): ts.TypeParameter | undefined {
  const [signature, ...others] = type.getCallSignatures();
  const [parameter, ...more] = signature?.typeParameters ?? [];
  return others.length === 0 && more.length === 0 ? parameter : undefined;
}
