// The declaration of a signature → its parts as text: type parameters, parameters and return type.

import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../api-entry.ts';
import type { Doc } from '../read-doc.ts';
import { formatNode } from '../types/format-node.ts';

/** The parts of a signature. */
interface CallText {
  readonly typeParameters: readonly string[];
  readonly parameters: readonly string[];
  readonly returns: string;
}

/** Formats the parts of a signature as its author wrote them. */
export function formatCall({ typeParameters, parameters, type }: ts.SignatureDeclaration): CallText {
  return {
    typeParameters: typeParameters?.map(formatTypeParameter) ?? [],
    parameters: parameters.map(
      (parameter) => `${toArgumentName(parameter)}${isOptional(parameter) ? '?' : ''}: ${formatType(parameter.type)}`,
    ),
    returns: type ? formatNode(type) : 'any',
  };
}

/** Joins the parts into a function type on one line. */
export function joinCall({ typeParameters, parameters, returns }: CallText): string {
  const generics = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
  return `${generics}(${parameters.join(', ')}) => ${returns}`;
}

/** Reads a signature with the comment on each parameter. */
export function readCall(declaration: ts.SignatureDeclaration, doc: Pick<Doc, 'parameters' | 'returns'>): ApiSignature {
  const text = formatCall(declaration);
  return {
    type: joinCall(text),
    parameters: declaration.parameters.map((parameter): ApiParameter => ({
      name: toArgumentName(parameter),
      type: formatType(parameter.type),
      optional: isOptional(parameter),
      description: doc.parameters[parameter.name.getText()] ?? '',
    })),
    returns: { type: text.returns, description: doc.returns },
  };
}

function formatTypeParameter({ name, constraint, default: fallback }: ts.TypeParameterDeclaration): string {
  const bound = constraint ? ` extends ${formatNode(constraint)}` : '';
  return `${name.text}${bound}${fallback ? ` = ${formatNode(fallback)}` : ''}`;
}

/** Returns the name of a parameter; "options" for a destructured one. */
export function toArgumentName({ name, dotDotDotToken }: ts.ParameterDeclaration): string {
  return `${dotDotDotToken ? '...' : ''}${ts.isIdentifier(name) ? name.text : 'options'}`;
}

/** Returns whether a parameter may be left out. */
export function isOptional({ questionToken, initializer }: ts.ParameterDeclaration): boolean {
  return questionToken !== undefined || initializer !== undefined;
}

function formatType(type: ts.TypeNode | undefined): string {
  return type ? formatNode(type) : 'any';
}
