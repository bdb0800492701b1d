// A polymorphic component → the type parameter of another one that says the same as its own.
//
// What such a parameter may be, and what each element brings with it, costs the compiler the more the more elements
// there are, and it is worked out for each parameter anew, though a hundred components of a library have the same.

import type ts from 'typescript';
import { isElementType } from '../types/is-element-type.ts';

/** Finds the parameter that stands for a component's own, which may be itself; undefined where it has no such one. */
type ShareParameter = (component: ts.Symbol) => ts.Symbol | undefined;

/** Creates the memory of the parameters that were met: the first of its kind stands for the others. */
export function createParameterSharer(checker: ts.TypeChecker): ShareParameter {
  const met: ts.Symbol[] = [];

  return function shareParameter(component) {
    const parameter = findOnlyParameter(checker.getTypeOfSymbol(component));
    const limit = parameter?.getConstraint();
    if (!parameter || !limit || !isElementType(parameter)) return undefined;
    const isSame = (one: ts.Symbol): boolean =>
      one.name === parameter.symbol.name && checker.getDeclaredTypeOfSymbol(one).getConstraint() === limit;
    const first = met.find(isSame);
    if (first) return first;
    // One that hangs on another type around it (<E extends T>) is known there alone.
    if (!isSame(parameter.symbol)) return undefined;
    met.push(parameter.symbol);
    return parameter.symbol;
  };
}

/** Of several, or of several ways to use a component, each would have to be the same. */
function findOnlyParameter(type: ts.Type): ts.TypeParameter | undefined {
  const [signature, ...others] = type.getCallSignatures();
  const [parameter, ...more] = signature?.typeParameters ?? [];
  return others.length === 0 && more.length === 0 ? parameter : undefined;
}
