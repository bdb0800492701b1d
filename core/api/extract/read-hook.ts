// An exported hook → its parameters and what it returns.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { collectProps } from './collect-props.ts';
import { isNative } from './declaration-origin.ts';
import { readDocs } from './read-doc.ts';
import { readProp } from './read-prop.ts';
import { printMember, printType } from './print-type.ts';

/** What a hook takes and gives. */
export interface HookTypes {
  readonly parameters: Readonly<Record<string, ApiProp>>;
  readonly returnValue: Readonly<Record<string, ApiProp>>;
}

/** Reads a hook from the signature that takes the most. */
export function readHook(symbol: ts.Symbol, program: ts.Program): HookTypes | undefined {
  const checker = program.getTypeChecker();
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const signature = [...signatures].sort((a, b) => b.parameters.length - a.parameters.length)[0];
  if (!signature) return undefined;

  const [first] = signature.parameters;
  const options = first && signature.parameters.length === 1 ? readFields(checker.getTypeOfSymbol(first), program) : undefined;
  const parameters = options ?? Object.fromEntries(signature.parameters.map((parameter) => [parameter.name, readArgument(parameter, symbol, checker)]));
  return { parameters, returnValue: readFields(signature.getReturnType(), program) ?? readWhole(signature, checker) };
}

/** Reads the fields of an object that a library declares; undefined for other types. */
function readFields(type: ts.Type, program: ts.Program): Record<string, ApiProp> | undefined {
  const checker = program.getTypeChecker();
  const solid = checker.getNonNullableType(type);
  if (!isFieldType(solid, checker)) return undefined;

  const fields = collectProps([solid], checker).map((found) => {
    const declarations = found.symbols.flatMap(({ declarations: own }) => own ?? []);
    return readProp(found, { declarations, checker });
  });
  const own = fields.filter(({ doc, declarations }) => !doc.hidden && !declarations.every((declaration) => isNative(declaration, program)));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ name, read }) => [name, read()] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isFieldType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((member) => isFieldType(member, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
  const known = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  return known !== undefined && (known.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function readArgument(parameter: ts.Symbol, hook: ts.Symbol, checker: ts.TypeChecker): ApiProp {
  const declaration = parameter.valueDeclaration;
  const optional = declaration !== undefined && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
  const doc = readDocs(hook.declarations ?? []);
  return { type: printMember({ symbol: parameter, declaration }, checker), required: !optional, description: doc.parameters[parameter.name] ?? '' };
}

// A value that is no object is told of as one thing without a name.
function readWhole(signature: ts.Signature, checker: ts.TypeChecker): Record<string, ApiProp> {
  const type = printType(signature.getReturnType(), { checker }).join(' | ');
  if (type === 'void') return {};
  const declaration = signature.getDeclaration() as ts.Declaration | undefined;
  return { '': { type, required: true, description: declaration ? readDocs([declaration]).returns : '' } };
}
