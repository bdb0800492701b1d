// The declarations of React and of CSS in a program → the names that are attributes or style properties.

import ts from 'typescript';
import { toPackage } from './declaration-origin.ts';

/** Names that no library needs to explain. */
export interface KnownNames {
  readonly attributes: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** Finds the attributes that React's types declare, and the properties that those of CSS do. */
export function findKnownNames(program: ts.Program): KnownNames {
  const attributes = new Set(['key', 'ref', 'children', 'dangerouslySetInnerHTML']);
  const styles = new Set<string>();

  for (const file of program.getSourceFiles()) {
    const origin = toPackage(file.fileName);
    if (origin === '@types/react') eachInterface(file, (part) => addMembers(part, /Attributes$/, attributes));
    if (origin === 'csstype') eachInterface(file, (part) => addMembers(part, /^(?:Standard|Vendor|Obsolete)\w*Properties$/, styles));
  }
  return { attributes, styles };
}

function eachInterface(node: ts.Node, visit: (part: ts.InterfaceDeclaration) => void): void {
  ts.forEachChild(node, (child) => {
    if (ts.isInterfaceDeclaration(child)) visit(child);
    if (ts.isModuleDeclaration(child) || ts.isModuleBlock(child)) eachInterface(child, visit);
  });
}

function addMembers(part: ts.InterfaceDeclaration, pattern: RegExp, names: Set<string>): void {
  if (!pattern.test(part.name.text)) return;
  for (const { name } of part.members) {
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.add(name.text);
  }
}
