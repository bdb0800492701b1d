// A prop without a comment → the declarations that document it: those its type refers to, or those it overrides.

import ts from 'typescript';
import { toPackage } from '../declaration-origin.ts';

/** Finds the declarations that a prop refers to, or else those that it overrides. */
export function findEarlier(declaration: ts.Declaration, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const referred = findReferred(declaration, checker);
  return referred.length > 0 ? referred : findOverridden(declaration, checker);
}

// interface WithUrl extends Base { url: string } requires a prop that Base documents. React's comments add nothing.
function findOverridden(declaration: ts.Declaration, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const { parent } = declaration;
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (!ts.isInterfaceDeclaration(parent) || name === undefined) return [];
  const bases = (parent.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return bases
    .flatMap((base) => checker.getTypeAtLocation(base).getProperty(name)?.declarations ?? [])
    .filter((one) => toPackage(one.getSourceFile().fileName) !== '@types/react');
}

// onClose?: ModalProps['onClose']
function findReferred(declaration: ts.Declaration, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const type = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (
    !type ||
    !ts.isIndexedAccessTypeNode(type) ||
    !ts.isLiteralTypeNode(type.indexType) ||
    !ts.isStringLiteral(type.indexType.literal)
  )
    return [];
  return checker.getTypeFromTypeNode(type.objectType).getProperty(type.indexType.literal.text)?.declarations ?? [];
}
