// An exported value → the types of its props, if it is a component.

import type ts from 'typescript';

/** What a component takes, once for each way to use it, and what comes back. */
export interface ComponentTypes {
  readonly props: readonly ts.Type[];
}

/** Reads the types of a component's props; undefined for a value that draws nothing. */
export function readComponentTypes(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentTypes | undefined {
  const forms = listForms(checker.getTypeOfSymbol(symbol));
  const drawing = forms.flatMap((form) =>
    form
      .getCallSignatures()
      .filter(
        (signature) =>
          signature.parameters.length <= 2 && (isExotic(form) || isDrawn(signature.getReturnType(), checker)),
      ),
  );
  if (drawing.length > 0)
    return {
      props: drawing.flatMap(({ parameters }) => (parameters[0] ? [checker.getTypeOfSymbol(parameters[0])] : [])),
    };

  const made = forms.flatMap((form) => form.getConstructSignatures()).map((signature) => signature.getReturnType());
  const props = made
    .filter((instance) => instance.getProperty('render'))
    .flatMap((instance) => instance.getProperty('props') ?? []);
  return props.length > 0 ? { props: props.slice(0, 1).map((prop) => checker.getTypeOfSymbol(prop)) } : undefined;
}

// React.JSXElementConstructor is a union: a function or a class.
function listForms(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

// What forwardRef, memo and lazy make, whatever it is declared to return.
function isExotic(form: ts.Type): boolean {
  return form.getProperty('$$typeof') !== undefined;
}

// What React can show: an element, a node, or nothing besides those.
function isDrawn(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = type.isUnion() ? type.types : [type];
  // A component of a server may be a promise of what it draws.
  if (type.symbol?.name === 'Promise')
    return checker.getTypeArguments(type as ts.TypeReference).some((drawn) => isDrawn(drawn, checker));
  // Names are looked up, as writing out what a function of another kind gives takes long.
  return (
    toName(type) === 'ReactNode' || members.some((member) => /^(?:React)?(?:Element|Portal)$/.test(toName(member)))
  );
}

function toName({ aliasSymbol, symbol }: ts.Type): string {
  return (aliasSymbol ?? symbol)?.name ?? '';
}
