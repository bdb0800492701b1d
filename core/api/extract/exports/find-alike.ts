// The components of a package → sets of a hundred or more with exactly the same type, such as icons. Their pages
// would all say the same, so they are only listed by name.

import ts from 'typescript';
import type { ApiExport } from './find-exports.ts';

/** Smallest set. Fewer components may share a type by chance. */
const minAlike = 100;

/** Finds sets of components with the same type. */
export function findAlike(exports: readonly ApiExport[], checker: ts.TypeChecker): readonly (readonly ApiExport[])[] {
  const byType = new Map<ts.Type, ApiExport[]>();
  for (const entry of exports) {
    const node = findTypeNode(entry.symbol);
    if (!node) continue;
    const type = checker.getTypeFromTypeNode(node);
    // `any` does not make components alike.
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) continue;
    const alike = byType.get(type) ?? [];
    alike.push(entry);
    byType.set(type, alike);
  }
  return [...byType.values()].filter((alike) => alike.length >= minAlike);
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
