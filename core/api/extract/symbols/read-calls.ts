// The signatures of a function → each signature as text, and the parameters of all of them together.

import ts from 'typescript';
import type { ApiProp } from '../api-entry.ts';
import { readArguments, readReturnType } from '../read-arguments.ts';
import { printMember, printType } from '../types/print-type.ts';
import type { ApiCall, ApiSymbol, ApiTypeParameter } from './api-symbol.ts';
import { formatCall, isOptional, toArgumentName } from './format-call.ts';
import { readTags, type TaggedDoc } from './read-tags.ts';
import { readTypeParameter } from './read-type-parameter.ts';
import { shortenText } from './shorten-text.ts';

type CallFacts = Pick<ApiSymbol, 'calls' | 'parameters' | 'returnValue' | 'typeParameters'>;

/** Reads signatures. Parameters of only some signatures are optional, and types that differ become a union. */
export function readCalls(
  signatures: readonly ts.Signature[],
  { doc, checker }: { doc: TaggedDoc; checker: ts.TypeChecker },
): CallFacts {
  const commented = signatures
    .map((signature) => ({ signature, comment: readSignatureDoc(signature) }))
    .filter(({ comment }) => !comment.hidden);
  const visibleSignatures = commented.map(({ signature }) => signature);
  const docs = [doc, ...commented.map(({ comment: own }) => own)];
  const typeParameters = listTypeParameters(visibleSignatures, docs);
  const parameters = readArguments(visibleSignatures, { texts: join(docs.map((one) => one.parameters)), checker });
  const returnValue = withReturnTexts(
    readReturnType(visibleSignatures, checker),
    visibleSignatures.map((signature) => readCall(signature, checker).returns),
  );

  return {
    calls: commented.map(({ signature, comment: own }) => ({
      ...readCall(signature, checker),
      // The comment on the whole function is not repeated.
      description: own.description === doc.description ? '' : own.description,
      ...(own.deprecated !== undefined && own.deprecated !== doc.deprecated && { deprecated: own.deprecated }),
    })),
    ...(typeParameters.length > 0 && { typeParameters }),
    ...(Object.keys(parameters).length > 0 && {
      parameters: shortenTypes(withDefaults(parameters, join(docs.map((one) => one.defaults)))),
    }),
    ...(Object.keys(returnValue).length > 0 && { returnValue: shortenTypes(returnValue) }),
  };
}

// The return value has the same text as in the signatures.
function withReturnTexts(
  returnValue: Readonly<Record<string, ApiProp>>,
  returns: readonly string[],
): Readonly<Record<string, ApiProp>> {
  return mapRecord(returnValue, (prop) => ({ ...prop, type: [...new Set(returns)].join(' | ') }));
}

function readSignatureDoc(signature: ts.Signature): TaggedDoc {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  return readTags(declaration ? [declaration] : []);
}

// A constant may have a generic function type (`Create<Theme>`): then its parameters depend on the type arguments.
function readCall(signature: ts.Signature, checker: ts.TypeChecker): Omit<ApiCall, 'description'> {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const printReturned = () => shortenText(printType(signature.getReturnType(), { checker }).join(' | '));
  // A constructor declares no return type.
  if (declaration && !hasOuterParameters(declaration))
    return {
      ...formatCall(declaration),
      ...(ts.isConstructorDeclaration(declaration) && { returns: printReturned() }),
    };
  return {
    typeParameters: declaration ? formatCall(declaration).typeParameters : [],
    parameters: signature.parameters.map((symbol) => {
      const { valueDeclaration } = symbol;
      const parameter = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
      const name = parameter ? toArgumentName(parameter) : symbol.name;
      const type = printMember({ symbol, declaration: valueDeclaration }, checker);
      return `${name}${parameter && isOptional(parameter) ? '?' : ''}: ${shortenText(type)}`;
    }),
    returns: printReturned(),
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
  change: (prop: ApiProp, name: string) => ApiProp,
): Record<string, ApiProp> {
  return Object.fromEntries(Object.entries(record).map(([name, prop]) => [name, change(prop, name)]));
}

// Earlier records override later ones.
function join(records: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  return Object.assign({}, ...[...records].reverse()) as Record<string, string>;
}
