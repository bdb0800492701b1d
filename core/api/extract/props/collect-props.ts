// The types of a component's props → every prop it takes.
//
// A polymorphic component has a signature for each way to use it, and a type may be a union: a prop of
// any of them is listed, and it is required only if all of them require it.

import ts from 'typescript';
import { isAnyTag, isElementType } from '../types/is-element-type.ts';

/** A prop as the type checker knows it. */
export interface PropSymbol {
  readonly name: string;
  /** One symbol for each type that has the prop. */
  readonly symbols: readonly ts.Symbol[];
  /** The declarations of all symbols, each once. */
  readonly declarations: readonly ts.Declaration[];
  readonly required: boolean;
  /** Whether it accepts every element type, though its type names only one. */
  readonly takesElements?: boolean;
}

/**
 * Collects the props of several types of one component. `defaultElementTypes` adds the props that it takes
 * when its user does not choose an element.
 */
export function collectProps(
  types: readonly ts.Type[],
  checker: ts.TypeChecker,
  defaultElementTypes: readonly ts.Type[] = [],
): PropSymbol[] {
  const props = collectFrom(types, checker);
  if (defaultElementTypes.length === 0) return props;
  const names = new Set(props.map(({ name }) => name));
  return [...props, ...collectFrom(defaultElementTypes, checker).filter(({ name }) => !names.has(name))];
}

function collectFrom(types: readonly ts.Type[], checker: ts.TypeChecker): PropSymbol[] {
  const possible = types.flatMap((type) => toVariants(type, checker)).filter((variant) => isPossible(variant, checker));
  const complete = possible.filter((variant) => !hasOnlyElementProp(variant, checker));
  const variants = complete.length > 0 ? complete : possible;
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

// { as: keyof JSX.IntrinsicElements } only helps editors to complete, and is not a way to use a component.
function hasOnlyElementProp(variant: ts.Type, checker: ts.TypeChecker): boolean {
  const [only, ...others] = variant.isIntersection() ? [] : checker.getPropertiesOfType(variant);
  if (!only || others.length > 0) return false;
  const type = checker.getTypeOfSymbol(only);
  return isAnyTag(type) || isElementType(type);
}

// Types that exclude each other leave impossible members in their union: { a: string } & { a?: never }.
function isPossible(variant: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    !variant.isIntersection() ||
    checker.getPropertiesOfType(variant).length > 0 ||
    !checker.isTypeAssignableTo(variant, checker.getNeverType())
  );
}

/** Returns whether a prop can have a value. Some types declare a prop only to forbid it. */
export function isAllowed({ symbols }: Pick<PropSymbol, 'symbols'>, checker: ts.TypeChecker): boolean {
  return symbols.some(
    (symbol) => (checker.getTypeOfSymbol(symbol).flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0,
  );
}

function findDeclarations(symbols: readonly ts.Symbol[]): readonly ts.Declaration[] {
  const [symbol] = symbols;
  if (symbols.length === 1 && symbol) return symbol.declarations ?? [];
  return [...new Set(symbols.flatMap(({ declarations }) => declarations ?? []))];
}

/** Splits a type into the members of its union, following the constraint of a type parameter. */
export function toVariants(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((member) => toVariants(member, checker));
  if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
  const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  if (!constraint) return [];
  return constraint === type ? [constraint] : toVariants(constraint, checker);
}

// "#field", "private field", "[Symbol.iterator]" and "__field" are not public.
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
