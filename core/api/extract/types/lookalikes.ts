// Types that have much in common with those of components: of contexts, and of abstract classes.

import ts from 'typescript';

/** Returns whether a type is that of a React context. */
export function isContext(type: ts.Type): boolean {
  return type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;
}

/** Returns whether a type is that of an abstract class: `abstract class Card`, `Card: abstract new () => …`. */
export function isAbstract(type: ts.Type): boolean {
  const declarations = [
    type.symbol?.valueDeclaration,
    ...type.getConstructSignatures().map((signature) => signature.declaration as ts.Declaration | undefined),
  ];
  return declarations.some(
    (declaration) =>
      declaration !== undefined && (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract) !== 0,
  );
}
