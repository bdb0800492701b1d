// The components of a package → those that there are hundreds of, all of the very same type: icons. A page for
// each of them would say the same; they are listed by name instead.

import ts from 'typescript';
import type { ApiExport } from './find-exports.ts';

/** So many are a set, and no choice that somebody made one by one. */
const fewest = 100;

/** Finds components that have at least ninety-nine others of their type, one list for each type. */
export function findAlike(exports: readonly ApiExport[], checker: ts.TypeChecker): readonly (readonly ApiExport[])[] {
  const byType = new Map<ts.Type, ApiExport[]>();
  for (const entry of exports) {
    const node = findTypeNode(entry.symbol);
    if (!node) continue;
    const type = checker.getTypeFromTypeNode(node);
    // What is anything is not alike.
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) continue;
    const alike = byType.get(type) ?? [];
    alike.push(entry);
    byType.set(type, alike);
  }
  return [...byType.values()].filter((alike) => alike.length >= fewest);
}

// declare const Add: Icon, function Add(props: IconProps): Element
function findTypeNode({ declarations = [] }: ts.Symbol): ts.TypeNode | undefined {
  const [declaration, ...overloads] = declarations;
  if (declaration && ts.isFunctionDeclaration(declaration)) {
    const [props, ...others] = declaration.parameters;
    return overloads.length + others.length === 0 ? props?.type : undefined;
  }
  return declarations.find(ts.isVariableDeclaration)?.type;
}
