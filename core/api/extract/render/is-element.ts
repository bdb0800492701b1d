import type ts from 'typescript';

/** Returns whether a type is that of a React element: <i />. */
export function isElement(type: ts.Type): boolean {
  const name = (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.name ?? '';
  return /^(?:React)?Element$/.test(name) && type.getProperty('props') !== undefined;
}
