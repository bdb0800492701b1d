// An exported hook → its parameters and its return value.

import ts from 'typescript';
import { joinUnion } from '../join-union.ts';
import type { ApiProp } from './api-entry.ts';
import { collectProps, isAllowed } from './props/collect-props.ts';
import { isNative } from './declaration-origin.ts';
import { isOptional, readArguments, readReturnsTag, readReturnType } from './read-arguments.ts';
import { readDocs } from './read-doc.ts';
import { findVariants } from './props/find-variants.ts';
import { createPropReader } from './props/read-prop.ts';
import { isOpenType } from './types/is-open-type.ts';
import { noteType } from './types/note-type.ts';
import { printUnion } from './types/print-type.ts';

/** In a longer type, long members of the union are shown as `object`. */
const maxTypeLength = 400;
const maxPartLength = 60;

/** The parameters and the return value of a hook. */
interface HookTypes {
  readonly parameters: Readonly<Record<string, ApiProp>>;
  readonly returnValue: Readonly<Record<string, ApiProp>>;
}

/** Reads a hook. A parameter that only some overloads have is optional, and types that differ become a union. */
export function readHook(symbol: ts.Symbol, program: ts.Program): HookTypes | undefined {
  const checker = program.getTypeChecker();
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signatures.length === 0) return undefined;

  const texts = readDocs(symbol.declarations ?? []).parameters;
  return {
    parameters: readOptions(signatures, { texts, program }) ?? readArguments(signatures, { texts, checker }),
    returnValue: readReturnFields(signatures, program) ?? readReturnType(signatures, checker),
  };
}

// A single options object is listed field by field. If a signature has no argument, all fields are optional.
function readOptions(
  signatures: readonly ts.Signature[],
  { texts, program }: { texts: Readonly<Record<string, string>>; program: ts.Program },
): Record<string, ApiProp> | undefined {
  const checker = program.getTypeChecker();
  const parameterLists = signatures.flatMap(({ parameters }) => (parameters.length > 0 ? [parameters] : []));
  if (parameterLists.length === 0 || parameterLists.some((parameters) => parameters.length > 1)) return undefined;

  const options = parameterLists.flat();
  const types = options.map((option) => checker.getTypeOfSymbol(option));
  const fields = readFields(types, program);
  if (!fields) return undefined;
  if (parameterLists.length < signatures.length)
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]));

  const isLeftOut = options.some((option) => isOptional(option, checker));
  // Required fields would hide that the whole object is optional.
  const hidesOptional = isLeftOut && Object.values(fields).some(({ required }) => required);
  if (types.every((type) => isPlainObject(isLeftOut ? withoutUndefined(type, checker) : type)) && !hidesOptional)
    return fields;
  const description = options.map(({ name }) => texts[name]).find(Boolean) ?? '';
  return { '': { ...toWhole(types, { isLeftOut, checker }), required: !isLeftOut, description }, ...fields };
}

// Fields cannot show that the value may be undefined, or which fields belong together: then the whole type comes first.
function readReturnFields(
  signatures: readonly ts.Signature[],
  program: ts.Program,
): Record<string, ApiProp> | undefined {
  const checker = program.getTypeChecker();
  const types = signatures.map((signature) => signature.getReturnType());
  const fields = readFields(types, program);
  if (!fields || (types.every(isPlainObject) && new Set(types).size === 1)) return fields;
  return {
    '': { ...toWhole(types, { isLeftOut: false, checker }), required: true, description: readReturnsTag(signatures) },
    ...fields,
  };
}

function toWhole(
  types: readonly ts.Type[],
  { isLeftOut, checker }: { isLeftOut: boolean; checker: ts.TypeChecker },
): Pick<ApiProp, 'type' | 'note'> {
  const parts = new Set(types.flatMap((type) => printUnion(type, { checker })));
  const ends = ['null', 'undefined'].filter((end) => parts.delete(end) && !(isLeftOut && end === 'undefined'));
  const text = joinUnion([...parts, ...ends]);
  // The fields are listed below with their types, so `object` is enough here.
  const shortened = [...parts].map((part) => (part.length > maxPartLength ? 'object' : part));
  const type = text.length <= maxTypeLength ? text : joinUnion([...new Set(shortened), ...ends]);
  return { type, note: noteType(type) };
}

/** Reads the fields of objects that a library declares; undefined for other types. */
function readFields(types: readonly ts.Type[], program: ts.Program): Record<string, ApiProp> | undefined {
  const checker = program.getTypeChecker();
  if (types.some(isOpenType)) return undefined;
  const objectTypes = types.map((type) => checker.getNonNullableType(type));
  if (!objectTypes.every((type) => isFieldType(type, checker))) return undefined;

  const readProp = createPropReader(checker);
  const found = collectProps(objectTypes, checker);
  const variants = findVariants(objectTypes, found, checker);
  const fields = found
    .filter((field) => isAllowed(field, checker))
    .map((field) => readProp(field, field.declarations, variants.get(field.name)));
  const own = fields.filter(
    ({ doc, declarations }) => !doc.hidden && !declarations.every((declaration) => isNative(declaration, program)),
  );
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(({ name, read }) => [name, read()] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// An object that its fields describe completely: no union, and nothing that depends on type arguments of the caller.
function isPlainObject(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.every(isPlainObject);
  if ((type.flags & ts.TypeFlags.Object) === 0) return false;
  // Partial<T>
  const isMapped = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  return !isMapped || !(type.aliasTypeArguments ?? []).some(({ flags }) => (flags & ts.TypeFlags.Instantiable) !== 0);
}

// An optional argument may be undefined. A type that also allows null stays as it is.
function withoutUndefined(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const isNull = type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  return isNull ? type : checker.getNonNullableType(type);
}

function isFieldType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.every((member) => isFieldType(member, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
  const constraint = type.flags & ts.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  return constraint !== undefined && (constraint.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}
