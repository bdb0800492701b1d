// A component's signatures → every prop it takes, whichever of its types a reader uses.
//
// A polymorphic component has a signature for each way to use it, and a type may be a union:
// a prop of any of them is a prop, and only one that all of them demand is required.

import ts from 'typescript';

/** A prop as the checker knows it, once for each type that has it. */
export interface PropSymbol {
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
  readonly required: boolean;
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
  const variants = types.flatMap((type) => toVariants(type, checker)).filter((variant) => isPossible(variant, checker));
  const symbols = new Map<string, ts.Symbol[]>();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant).filter(isPublic))
      symbols.set(symbol.name, [...(symbols.get(symbol.name) ?? []), symbol]);
  }

  return [...symbols].map(([name, found]) => ({
    name,
    symbols: found,
    required: found.length === variants.length && found.every((symbol) => !isOptional(symbol)),
  }));
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
export function isAllowed({ symbols }: PropSymbol, checker: ts.TypeChecker): boolean {
  return symbols.some(
    (symbol) => (checker.getTypeOfSymbol(symbol).flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) === 0,
  );
}

/** Finds the declarations of a prop, each once. */
export function findDeclarations({ symbols }: PropSymbol): readonly ts.Declaration[] {
  const [first] = symbols;
  // Of the hundreds of props of a component, nearly all have one declaration.
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
