// An exported hook → its parameters and what it returns.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { collectProps, findDeclarations, isAllowed } from './props/collect-props.ts';
import { isNative } from './declaration-origin.ts';
import { noteType } from './types/note-type.ts';
import { readDocs } from './read-doc.ts';
import { createPropReader } from './props/read-prop.ts';
import { printMembers, printType } from './types/print-type.ts';

/** What a hook takes and gives. */
interface HookTypes {
  readonly parameters: Readonly<Record<string, ApiProp>>;
  readonly returnValue: Readonly<Record<string, ApiProp>>;
}

/** Reads a hook. What only some of its overloads take is optional, and what they take or give differently is a union. */
export function readHook(symbol: ts.Symbol, program: ts.Program): HookTypes | undefined {
  const checker = program.getTypeChecker();
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signatures.length === 0) return undefined;

  const given = signatures.map((signature) => signature.getReturnType());
  return {
    parameters: readOptions(signatures, program) ?? readArguments(signatures, symbol, checker),
    returnValue: readFields(given, program) ?? readWhole(signatures, checker),
  };
}

// One object of options is told of field by field. A signature without it leaves all of them out.
function readOptions(signatures: readonly ts.Signature[], program: ts.Program): Record<string, ApiProp> | undefined {
  const taking = signatures.filter(({ parameters }) => parameters.length > 0);
  if (taking.length === 0 || taking.some(({ parameters }) => parameters.length > 1)) return undefined;

  const fields = readFields(
    taking.flatMap(({ parameters }) =>
      parameters.map((parameter) => program.getTypeChecker().getTypeOfSymbol(parameter)),
    ),
    program,
  );
  if (!fields || taking.length === signatures.length) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]));
}

/** Reads the fields of objects that a library declares; undefined for other types. */
function readFields(types: readonly ts.Type[], program: ts.Program): Record<string, ApiProp> | undefined {
  const checker = program.getTypeChecker();
  const solid = types.map((type) => checker.getNonNullableType(type));
  if (!solid.every((type) => isFieldType(type, checker))) return undefined;

  const readProp = createPropReader(checker);
  const fields = collectProps(solid, checker)
    .filter((found) => isAllowed(found, checker))
    .map((found) => readProp(found, findDeclarations(found)));
  const own = fields.filter(
    ({ doc, declarations }) => !doc.hidden && !declarations.every((declaration) => isNative(declaration, program)),
  );
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ name, read }) => [name, read()] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isFieldType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((member) => isFieldType(member, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
  const known = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  return known !== undefined && (known.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}

function readArguments(
  signatures: readonly ts.Signature[],
  hook: ts.Symbol,
  checker: ts.TypeChecker,
): Record<string, ApiProp> {
  const doc = readDocs(hook.declarations ?? []);
  const names = [...new Set(signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];

  return Object.fromEntries(
    names.map((name) => {
      const found = signatures.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.name === name));
      const type = printMembers(
        found.map((symbol) => ({ symbol, declaration: symbol.valueDeclaration })),
        checker,
      );
      const required = found.length === signatures.length && !found.some((parameter) => isOptional(parameter, checker));
      return [name, { type, required, description: doc.parameters[name] ?? '', note: noteType(type) }];
    }),
  );
}

function isOptional({ valueDeclaration }: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (
    valueDeclaration !== undefined && ts.isParameter(valueDeclaration) && checker.isOptionalParameter(valueDeclaration)
  );
}

// A value that is no object is told of as one thing without a name.
function readWhole(signatures: readonly ts.Signature[], checker: ts.TypeChecker): Record<string, ApiProp> {
  const types = [...new Set(signatures.flatMap((signature) => printType(signature.getReturnType(), { checker })))];
  const type = types.join(' | ');
  if (type === 'void') return {};
  const declarations = signatures.flatMap(
    (signature) => (signature.getDeclaration() as ts.Declaration | undefined) ?? [],
  );
  return {
    '': {
      type,
      required: true,
      description: declarations.map((declaration) => readDocs([declaration]).returns).find(Boolean) ?? '',
      note: noteType(type),
    },
  };
}
