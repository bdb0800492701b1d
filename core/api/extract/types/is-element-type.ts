// A type → whether it is written React.ElementType: the name of any element, or a component.

import ts from 'typescript';

/** Tells whether a type takes every element and components, or waits for the one that a reader chooses. */
export function isElementType(type: ts.Type): boolean {
  const { flags } = type;
  if (flags & ts.TypeFlags.TypeParameter) return isElementParameter(type);
  // Where a condition has narrowed it.
  if (flags & ts.TypeFlags.Substitution) return isElementType((type as ts.SubstitutionType).baseType);
  if (type.isIntersection()) return type.types.some(isElementType);
  if (!type.isUnion()) return false;
  // What a type parameter and React.ElementType have in common is a member for each element.
  const parts = type.types.flatMap((member) => (member.isIntersection() ? member.types : [member]));
  return (
    parts.some((part) => (part.isStringLiteral() && part.value === 'blockquote') || isChosenElement(part)) &&
    parts.some((part) => (part.flags & ts.TypeFlags.Object) !== 0)
  );
}

function isChosenElement(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.TypeParameter) !== 0 && isElementParameter(type);
}

// <E extends React.ElementType>, or <As = 'ul'>
function isElementParameter(parameter: ts.Type): boolean {
  const limit = parameter.getConstraint();
  if (limit && limit.flags & ~ts.TypeFlags.Unknown)
    return limit.aliasSymbol?.name === 'ElementType' || isElementType(limit) || isAnyTag(limit);
  const chosen = parameter.getDefault();
  return chosen !== undefined && (isTag(chosen) || isTags(chosen) || isElementType(chosen));
}

/** Tells whether a type is the name of any element: `keyof JSX.IntrinsicElements`. */
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
