// A prop that takes a function → how that function is called, with what its comment says of each argument.

import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../api-entry.ts';
import { printMember, printType } from './print-type.ts';
import type { Doc } from '../read-doc.ts';

const most = 40;

/** Reads the one call of a function type; nothing for types that are no function, or several. */
export function readFunction(
  type: ts.Type,
  { doc, checker }: { doc: Doc; checker: ts.TypeChecker },
): ApiSignature | undefined {
  const called = checker.getNonNullableType(type);
  // Of a union, each member would have to be a function; a long one is none, and to ask costs much.
  if (called.isUnion() && called.types.length > most) return undefined;
  // A component is not called by whoever gives it.
  if (
    /^(?:FunctionComponent|ComponentType|ForwardRefExoticComponent)$/.test(
      (called.aliasSymbol ?? called.symbol)?.name ?? '',
    )
  )
    return undefined;
  const signatures = called.getCallSignatures();
  const [signature] = signatures;
  if (!signature || (signatures.length > 1 && Object.keys(doc.parameters).length === 0)) return undefined;

  const parameters = signature.parameters.map((parameter) => readParameter(parameter, doc, checker));
  const returned = printType(signature.getReturnType(), { checker }).join(' | ');
  const args = parameters.map(({ name, type: text, optional }) => `${name}${optional ? '?' : ''}: ${text}`);
  return {
    type: `(${args.join(', ')}) => ${returned}`,
    parameters,
    returns: { type: returned, description: doc.returns },
  };
}

function readParameter(symbol: ts.Symbol, doc: Doc, checker: ts.TypeChecker): ApiParameter {
  const declaration = symbol.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const optional = isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined);
  const isRest = isParameter && declaration.dotDotDotToken !== undefined;

  return {
    name: isRest ? `...${symbol.name}` : symbol.name,
    type: printMember({ symbol, declaration }, checker),
    optional,
    description: doc.parameters[symbol.name] ?? '',
  };
}
