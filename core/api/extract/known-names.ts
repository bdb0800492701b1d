// The types of React and CSS in a program → the names of attributes and style properties.
// An attribute comes with its declarations, as its type may differ between elements.

import ts from 'typescript';
import { toPackage } from './declaration-origin.ts';

/** Names of attributes and style properties, which no library needs to explain. */
export interface KnownNames {
  readonly attributes: ReadonlyMap<string, readonly ts.TypeElement[]>;
  readonly styles: ReadonlySet<string>;
}

/** Finds the attributes in React's types and the properties in the types of CSS. */
export function findKnownNames(program: ts.Program): KnownNames {
  const attributes = new Map<string, ts.TypeElement[]>(
    ['key', 'ref', 'children', 'dangerouslySetInnerHTML'].map((name) => [name, []]),
  );
  const styles = new Map<string, ts.TypeElement[]>();

  for (const file of program.getSourceFiles()) {
    const origin = toPackage(file.fileName);
    if (origin === '@types/react') eachInterface(file, (part) => addMembers(part, /Attributes$/, attributes));
    if (origin === 'csstype')
      eachInterface(file, (part) => addMembers(part, /^(?:Standard|Vendor|Obsolete)\w*Properties$/, styles));
  }
  return { attributes, styles: new Set(styles.keys()) };
}

function eachInterface(node: ts.Node, visit: (part: ts.InterfaceDeclaration) => void): void {
  ts.forEachChild(node, (child) => {
    if (ts.isInterfaceDeclaration(child)) visit(child);
    if (ts.isModuleDeclaration(child) || ts.isModuleBlock(child)) eachInterface(child, visit);
  });
}

function addMembers(part: ts.InterfaceDeclaration, pattern: RegExp, members: Map<string, ts.TypeElement[]>): void {
  if (!pattern.test(part.name.text)) return;
  for (const member of part.members) {
    const { name } = member;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
      members.set(name.text, [...(members.get(name.text) ?? []), member]);
  }
}
