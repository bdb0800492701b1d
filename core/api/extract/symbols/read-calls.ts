// The signatures of a function → each way to call it as text, and the arguments of all of them together.

import ts from 'typescript';
import type { ApiProp } from '../api-entry.ts';
import { readArguments, readWhole } from '../read-arguments.ts';
import { printMember, printType } from '../types/print-type.ts';
import type { ApiCall, ApiSymbol, ApiTypeParameter } from './api-symbol.ts';
import { formatCall, isOptional, toArgumentName } from './format-call.ts';
import { readTags, type TaggedDoc } from './read-tags.ts';
import { readTypeParameter } from './read-type-parameter.ts';
import { shortenText } from './shorten-text.ts';

type CallFacts = Pick<ApiSymbol, 'calls' | 'parameters' | 'returnValue' | 'typeParameters'>;

/** Reads signatures. What only some of them take is optional, and what they take differently is a union. */
export function readCalls(
  signatures: readonly ts.Signature[],
  { doc, checker }: { doc: TaggedDoc; checker: ts.TypeChecker },
): CallFacts {
  const ways = signatures
    .map((signature) => ({ signature, own: readOwnDoc(signature) }))
    .filter(({ own }) => !own.hidden);
  const shown = ways.map(({ signature }) => signature);
  const docs = [doc, ...ways.map(({ own }) => own)];
  const typeParameters = listTypeParameters(shown, docs);
  const parameters = readArguments(shown, { texts: join(docs.map((one) => one.parameters)), checker });
  const given = withWritten(
    readWhole(shown, checker),
    shown.map((signature) => readCall(signature, checker).returns),
  );

  return {
    calls: ways.map(({ signature, own }) => ({
      ...readCall(signature, checker),
      // What is said of all of them stands over all of them.
      description: own.description === doc.description ? '' : own.description,
      ...(own.deprecated !== undefined && own.deprecated !== doc.deprecated && { deprecated: own.deprecated }),
    })),
    ...(typeParameters.length > 0 && { typeParameters }),
    ...(Object.keys(parameters).length > 0 && {
      parameters: shortenTypes(withDefaults(parameters, join(docs.map((one) => one.defaults)))),
    }),
    ...(Object.keys(given).length > 0 && { returnValue: shortenTypes(given) }),
  };
}

// What a call gives is spelled as in the call.
function withWritten(
  given: Readonly<Record<string, ApiProp>>,
  returns: readonly string[],
): Readonly<Record<string, ApiProp>> {
  return mapRecord(given, (whole) => ({ ...whole, type: [...new Set(returns)].join(' | ') }));
}

function readOwnDoc(signature: ts.Signature): TaggedDoc {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  return readTags(declaration ? [declaration] : []);
}

// A constant may be a function by its type's name: then its arguments are what that name was given.
function readCall(signature: ts.Signature, checker: ts.TypeChecker): Omit<ApiCall, 'description'> {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const given = () => shortenText(printType(signature.getReturnType(), { checker }).join(' | '));
  // What a constructor makes is not written there.
  if (declaration && !hasOuterParameters(declaration))
    return { ...formatCall(declaration), ...(ts.isConstructorDeclaration(declaration) && { returns: given() }) };
  return {
    typeParameters: declaration ? formatCall(declaration).typeParameters : [],
    parameters: signature.parameters.map((symbol) => {
      const { valueDeclaration } = symbol;
      const written = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
      const name = written ? toArgumentName(written) : symbol.name;
      const type = printMember({ symbol, declaration: valueDeclaration }, checker);
      return `${name}${written && isOptional(written) ? '?' : ''}: ${shortenText(type)}`;
    }),
    returns: given(),
  };
}

// interface Create<Theme> { (options: Options<Theme>): void }
function hasOuterParameters({ parent }: ts.SignatureDeclaration): boolean {
  return (
    (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent) || ts.isTypeAliasDeclaration(parent)) &&
    parent.typeParameters !== undefined
  );
}

function listTypeParameters(
  signatures: readonly ts.Signature[],
  docs: readonly TaggedDoc[],
): readonly ApiTypeParameter[] {
  const templates = join(docs.map((doc) => doc.templates));
  const found = new Map<string, ApiTypeParameter>();
  for (const signature of signatures) {
    const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
    for (const parameter of declaration?.typeParameters ?? []) {
      if (!found.has(parameter.name.text)) found.set(parameter.name.text, readTypeParameter(parameter, { templates }));
    }
  }
  return [...found.values()];
}

function withDefaults(
  parameters: Readonly<Record<string, ApiProp>>,
  defaults: Readonly<Record<string, string>>,
): Record<string, ApiProp> {
  return mapRecord(parameters, (parameter, name) =>
    defaults[name] === undefined ? parameter : { ...parameter, default: defaults[name] },
  );
}

function shortenTypes(parameters: Readonly<Record<string, ApiProp>>): Record<string, ApiProp> {
  return mapRecord(parameters, (parameter) => ({ ...parameter, type: shortenText(parameter.type) }));
}

function mapRecord(
  record: Readonly<Record<string, ApiProp>>,
  turn: (prop: ApiProp, name: string) => ApiProp,
): Record<string, ApiProp> {
  return Object.fromEntries(Object.entries(record).map(([name, prop]) => [name, turn(prop, name)]));
}

// The first that says something speaks.
function join(records: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...[...records].reverse()) as Record<string, string>;
}
