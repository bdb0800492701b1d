// A type → whether it is React.ElementType, which takes the tag of any element, or a component.

import ts from 'typescript';

/** Returns whether a type takes every element and component, or is a type parameter for one. */
export function isElementType(type: ts.Type): boolean {
  const { flags } = type;
  if (flags & ts.TypeFlags.TypeParameter) return isElementParameter(type);
  // A conditional type has narrowed it.
  if (flags & ts.TypeFlags.Substitution) return isElementType((type as ts.SubstitutionType).baseType);
  if (type.isIntersection()) return type.types.some(isElementType);
  if (!type.isUnion()) return false;
  // The intersection of a type parameter and React.ElementType has a member for each element.
  const parts = type.types.flatMap((member) => (member.isIntersection() ? member.types : [member]));
  return (
    parts.some((part) => (part.isStringLiteral() && part.value === 'blockquote') || isElementTypeParameter(part)) &&
    parts.some((part) => (part.flags & ts.TypeFlags.Object) !== 0)
  );
}

function isElementTypeParameter(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.TypeParameter) !== 0 && isElementParameter(type);
}

// <E extends React.ElementType>, or <As = 'ul'>
function isElementParameter(parameter: ts.Type): boolean {
  const constraint = parameter.getConstraint();
  if (constraint && constraint.flags & ~ts.TypeFlags.Unknown)
    return constraint.aliasSymbol?.name === 'ElementType' || isElementType(constraint) || isAnyTag(constraint);
  const standard = parameter.getDefault();
  return standard !== undefined && (isTag(standard) || isTags(standard) || isElementType(standard));
}

/** Returns whether a type is the tag of any element: `keyof JSX.IntrinsicElements`. */
export function isAnyTag(type: ts.Type): boolean {
  return (
    type.isUnion() &&
    type.types.every((member) => member.isStringLiteral()) &&
    type.types.some((member) => member.isStringLiteral() && member.value === 'blockquote')
  );
}

// <As = 'h1' | 'h2'>
function isTags(type: ts.Type): boolean {
  return type.isUnion() && type.types.every(isTag);
}

function isTag(type: ts.Type): boolean {
  return type.isStringLiteral() && /^[a-z][a-z\d]*$/.test(type.value);
}
