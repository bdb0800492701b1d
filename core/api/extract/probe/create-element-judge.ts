// The module that uses each component as JSX would → what TypeScript says of them.

import ts from 'typescript';
import { followAlias } from '../exports/read-module.ts';
import { probeTypes } from './plan-probe.ts';

/** Says of exported values what only their use in JSX tells. */
export interface ElementJudge {
  /** Tells whether React shows what a function gives. */
  readonly draws: (type: ts.Type) => boolean;
  /** The props of a component whose reader has not chosen what it draws; undefined where nothing is to choose. */
  readonly chosenProps: (symbol: ts.Symbol) => ts.Type | undefined;
}

/** Creates the judge of a program that holds such a module. */
export function createElementJudge(program: ts.Program, file: string): ElementJudge {
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(file)?.statements ?? [];
  const accepted = findType(probeTypes.accepted, { statements, checker });
  const shown = findType(probeTypes.shown, { statements, checker });
  const elements = new Map(
    statements.flatMap((statement) => {
      const element = findElement(statement);
      const symbol = element && checker.getSymbolAtLocation(toName(element.tagName));
      return element && symbol ? [[followAlias(symbol, checker), element] as const] : [];
    }),
  );

  return {
    draws: (type) => (shown ? checker.isTypeAssignableTo(type, shown) : isNamedElement(type)),
    chosenProps(symbol) {
      const element = elements.get(symbol);
      if (!element || !offersChoice(checker.getTypeOfSymbol(symbol), { accepted, checker })) return undefined;
      const props = checker.getResolvedSignature(element)?.parameters[0];
      const type = props && checker.getTypeOfSymbol(props);
      return type && (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) === 0
        ? type
        : undefined;
    },
  };
}

// Names that lead nowhere are `any`.
function findType(
  names: readonly string[],
  { statements, checker }: { statements: readonly ts.Statement[]; checker: ts.TypeChecker },
): ts.Type | undefined {
  const aliases = statements.filter(ts.isTypeAliasDeclaration);
  return names
    .flatMap((name) => aliases.filter((alias) => alias.name.text === name))
    .map(({ type }) => checker.getTypeFromTypeNode(type))
    .find(({ flags }) => (flags & ts.TypeFlags.Any) === 0);
}

// Without React's types, names are all there is.
function isNamedElement(type: ts.Type): boolean {
  const members = [type, ...(type.isUnion() ? type.types : [])];
  return members.some(({ aliasSymbol, symbol }) =>
    /^(?:ReactNode|(?:React)?(?:Element|Portal))$/.test((aliasSymbol ?? symbol)?.name ?? ''),
  );
}

function findElement(statement: ts.Statement): ts.JsxSelfClosingElement | undefined {
  const expression = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  return expression && ts.isJsxSelfClosingElement(expression) ? expression : undefined;
}

function toName(tag: ts.JsxTagNameExpression): ts.Node {
  return ts.isPropertyAccessExpression(tag) ? tag.name : tag;
}

// <As extends React.ElementType = 'button'>: a type parameter that an element may stand for.
function offersChoice(
  type: ts.Type,
  { accepted, checker }: { accepted: ts.Type | undefined; checker: ts.TypeChecker },
): boolean {
  const parameters = (type.isUnionOrIntersection() ? type.types : [type])
    .flatMap((form) => form.getCallSignatures())
    .flatMap(({ typeParameters = [] }) => typeParameters);
  return parameters.some((parameter) => {
    const chosen = parameter.getDefault() ?? parameter.getConstraint();
    if (!chosen || !accepted || chosen.flags & ts.TypeFlags.Any) return false;
    return checker.isTypeAssignableTo(chosen, accepted);
  });
}
