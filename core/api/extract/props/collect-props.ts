// A component's signatures → every prop it takes, whichever of its types a reader uses.
//
// A polymorphic component has a signature for each way to use it, and a type may be a union:
// a prop of any of them is a prop, and only one that all of them demand is required.

import ts from 'typescript';
import { isAnyTag, isElementType } from '../types/is-element-type.ts';

/** A prop as the checker knows it, once for each type that has it. */
export interface PropSymbol {
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
  /** The declarations of all of them, each once: of the hundreds of props of a component, nearly all have one. */
  readonly declarations: readonly ts.Declaration[];
  readonly required: boolean;
  /** Tells that it takes every element, though the type names one. */
  readonly takesElements?: boolean;
}

/**
 * Collects the members of several types that stand for the same thing. Where some of it hangs on what
 * a reader chooses, `chosen` has what is taken when nothing is chosen, and adds what the others leave open.
 */
export function collectProps(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
  chosen: readonly ts.Type[] = [],
): PropSymbol[] {
  const props = collectFrom(types, checker);
  if (chosen.length === 0) return props;
  const names = new Set(props.map(({ name }) => name));
  return [...props, ...collectFrom(chosen, checker).filter(({ name }) => !names.has(name))];
}

function collectFrom(types: readonly ts.Type[], checker: ts.TypeChecker): PropSymbol[] {
  const possible = types.flatMap((type) => toVariants(type, checker)).filter((variant) => isPossible(variant, checker));
  const whole = possible.filter((variant) => !choosesOnly(variant, checker));
  const variants = whole.length > 0 ? whole : possible;
  const symbols = new Map<string, ts.Symbol[]>();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant).filter(isPublic))
      symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol]);
  }

  return [...symbols].map(([name, found]) => ({
    name,
    symbols: found,
    declarations: findDeclarations(found),
    required: found.length === variants.length && found.every((symbol) => !isOptional(symbol)),
  }));
}

// { as: keyof JSX.IntrinsicElements } is there for editors to complete, and is no way to use a component.
function choosesOnly(variant: ts.Type, checker: ts.TypeChecker): boolean {
  const [only, ...others] = variant.isIntersection() ? [] : checker.getPropertiesOfType(variant);
  if (!only || others.length > 0) return false;
  const type = checker.getTypeOfSymbol(only);
  return isAnyTag(type) || isElementType(type);
}

// Types that exclude each other leave members of their union that nothing is: { a: string } & { a?: never }.
function isPossible(variant: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    !variant.isIntersection() ||
    checker.getPropertiesOfType(variant).length > 0 ||
    !checker.isTypeAssignableTo(variant, checker.getNeverType())
  );
}

/** Tells whether there is a value that a prop may have: some types name a prop to forbid it. */
export function isAllowed({ symbols }: Pick<PropSymbol, 'symbols'>, checker: ts.TypeChecker): boolean {
  return symbols.some(
    (symbol) => (checker.getTypeOfSymbol(symbol).flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0,
  );
}

function findDeclarations(symbols: readonly ts.Symbol[]): readonly ts.Declaration[] {
  const [first] = symbols;
  if (symbols.length === 1 && first) return first.declarations ?? [];
  return [...new Set(symbols.flatMap(({ declarations }) => declarations ?? []))];
}

/** Takes a union apart, and what a generic component demands of its parameter. */
export function toVariants(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((member) => toVariants(member, checker));
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
  // What a generic component takes is known by what it demands of its parameter.
  const known = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  if (!known) return [];
  return known === type ? [known] : toVariants(known, checker);
}

// "#field", "private field", "[Symbol.iterator]" and "__field" are nothing to call by name.
function isPublic({ name, declarations = [] }: ts.Symbol): boolean {
  if (/^(?:#|__(?!.*__$))/.test(name)) return false;
  return !declarations.some(
    (declaration) =>
      ts.isClassLike(declaration.parent) &&
      ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  );
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}
