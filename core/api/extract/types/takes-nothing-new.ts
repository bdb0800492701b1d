// The types of a prop and of the attribute with its name → whether the prop's type adds any information.

import ts from 'typescript';

/** Returns whether a prop takes the same values as the attribute, only its strings or numbers, or `any`. */
export function takesNothingNew(prop: ts.Type, attribute: ts.Type, checker: ts.TypeChecker): boolean {
  const [propType, attributeType] = [checker.getNonNullableType(prop), checker.getNonNullableType(attribute)];
  if (propType === attributeType || prop.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  // A string where the element takes strings and numbers.
  if (propType.flags & (ts.TypeFlags.String | ts.TypeFlags.Number))
    return checker.isTypeAssignableTo(propType, attributeType);

  const events = findEvents(attributeType, checker);
  if (events.length > 0) return findEvents(propType, checker).some((event) => events.includes(event));
  return checker.isTypeAssignableTo(propType, attributeType) && checker.isTypeAssignableTo(attributeType, propType);
}

// (event: MouseEvent<T>) => void, for any element, even if the library adds to the event.
function findEvents(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const [signature, ...others] = type.getCallSignatures();
  const [event, ...rest] = signature?.parameters ?? [];
  if (!event || others.length > 0 || rest.length > 0) return [];

  const eventType = checker.getNonNullableType(checker.getTypeOfSymbol(event));
  return (eventType.isIntersection() ? eventType.types : [eventType]).map(({ symbol }) => symbol).filter(Boolean);
}
