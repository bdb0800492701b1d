// A prop that takes a function → the function's signature, with the comment on each parameter.

import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../api-entry.ts';
import { joinUnion } from '../../join-union.ts';
import type { Doc } from '../read-doc.ts';
import { printMember, printType } from './print-type.ts';

const maxMembers = 40;

/** Reads the signature of a function type, joined from several types; undefined for other types and for overloads. */
export function readFunction(
  types: readonly ts.Type[],
  { doc, checker }: { doc: Doc; checker: ts.TypeChecker },
): ApiSignature | undefined {
  const definedTypes = types.map((type) => checker.getNonNullableType(type));
  // A component is rendered, not called.
  if (definedTypes.some(isComponent)) return undefined;
  const members = definedTypes.flatMap((type) => (type.isUnion() ? type.types : [type]));
  // A long union is never one of functions only, and checking every member would be expensive.
  if (members.length > maxMembers) return undefined;
  const calls: ApiSignature[] = [];
  for (const member of members) {
    const call = readCall(member, { doc, checker });
    if (!call) return undefined;
    if (!calls.some(({ type }) => type === call.type)) calls.push(call);
  }
  return calls.length > 1 ? joinCalls(calls) : calls[0];
}

function readCall(type: ts.Type, { doc, checker }: { doc: Doc; checker: ts.TypeChecker }): ApiSignature | undefined {
  if (isComponent(type)) return undefined;
  const signatures = type.getCallSignatures();
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

function isComponent(type: ts.Type): boolean {
  return /^(?:FunctionComponent|ComponentType|ForwardRefExoticComponent)$/.test(
    (type.aliasSymbol ?? type.symbol)?.name ?? '',
  );
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

// Joins several signatures into one, in which parameters of only some of them are optional.
function joinCalls(calls: readonly ApiSignature[]): ApiSignature {
  const names = [...new Set(calls.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
  return {
    type: joinUnion(calls.map(({ type }) => type)),
    parameters: names.flatMap((name) => {
      const found = calls.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.name === name));
      return found.slice(0, 1).map((first) => ({
        ...first,
        type: joinUnion([...new Set(found.map(({ type }) => type))]),
        optional: found.length < calls.length || found.some(({ optional }) => optional),
      }));
    }),
    returns: {
      type: joinUnion([...new Set(calls.map(({ returns }) => returns.type))]),
      description: calls[0]?.returns.description ?? '',
    },
  };
}
