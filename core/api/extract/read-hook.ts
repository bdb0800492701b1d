// An exported hook → its parameters and what it returns.

import ts from 'typescript';
import type { ApiProp } from './api-entry.ts';
import { collectProps, isAllowed } from './props/collect-props.ts';
import { isNative } from './declaration-origin.ts';
import { readArguments, readWhole } from './read-arguments.ts';
import { readDocs } from './read-doc.ts';
import { createPropReader } from './props/read-prop.ts';
import { isOpenType } from './types/is-open-type.ts';

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
    parameters:
      readOptions(signatures, program) ??
      readArguments(signatures, { texts: readDocs(symbol.declarations ?? []).parameters, checker }),
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
  if (types.some(isOpenType)) return undefined;
  const solid = types.map((type) => checker.getNonNullableType(type));
  if (!solid.every((type) => isFieldType(type, checker))) return undefined;

  const readProp = createPropReader(checker);
  const fields = collectProps(solid, checker)
    .filter((found) => isAllowed(found, checker))
    .map((found) => readProp(found, found.declarations));
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
