import ts from 'typescript';

/** Tells whether all of a type is for the caller to say: `Props & ThemedProps<Theme, Name>`. To ask what it may be costs seconds. */
export function isOpenType(type: ts.Type): boolean {
  return type.isIntersection() && type.types.every(({ flags }) => (flags & ts.TypeFlags.Instantiable) !== 0);
}
