// The type of a prop, and that of the attribute it is named like → whether it tells a reader anything.

import ts from 'typescript';

/** Tells whether a prop takes what the attribute takes: the same, a plain part of it, or nothing that is said. */
export function takesNothingNew(prop: ts.Type, attribute: ts.Type, checker: ts.TypeChecker): boolean {
  const [ours, theirs] = [checker.getNonNullableType(prop), checker.getNonNullableType(attribute)];
  if (ours === theirs || prop.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  // A string where the element takes strings and numbers.
  if (ours.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) return checker.isTypeAssignableTo(ours, theirs);

  const events = findEvents(theirs, checker);
  if (events.length > 0) return findEvents(ours, checker).some((event) => events.includes(event));
  return checker.isTypeAssignableTo(ours, theirs) && checker.isTypeAssignableTo(theirs, ours);
}

// (event: MouseEvent<T>) => void, of whichever element, and whatever the library adds to the event.
function findEvents(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const [signature, ...others] = type.getCallSignatures();
  const [event, ...rest] = signature?.parameters ?? [];
  if (!event || others.length > 0 || rest.length > 0) return [];

  const known = checker.getNonNullableType(checker.getTypeOfSymbol(event));
  return (known.isIntersection() ? known.types : [known]).map(({ symbol }) => symbol).filter(Boolean);
}
