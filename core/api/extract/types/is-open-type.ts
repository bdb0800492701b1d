import ts from 'typescript';

/** Returns whether a type consists of type parameters: `Props & ThemedProps<Theme, Name>`. Resolving it takes seconds. */
export function isOpenType(type: ts.Type): boolean {
  return type.isIntersection() && type.types.every(({ flags }) => (flags & ts.TypeFlags.Instantiable) !== 0);
}
