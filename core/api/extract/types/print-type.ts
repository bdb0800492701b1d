// A prop's declared type → its text, as a person would write it.
//
// Unions of literals are spelled out in source order. Names that say more than their type stay (ReactNode,
// SxProps<Theme>). A union that a theme may extend ends in `string`.

import ts from 'typescript';
import { joinUnion } from '../../join-union.ts';
import { isElementType } from './is-element-type.ts';
import { formatNode, simplifyTypeText } from './format-node.ts';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findAliased, findField, findSymbol, listLiterals } from './literal-order.ts';
import { summarizeType } from './summarize-type.ts';

const maxLength = 400;
/** A union of more members is shown by its name. */
const maxMembers = 40;
const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;
const primitive =
  ts.TypeFlags.Literal |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** A member of a type, and the declaration to take its text from. */
export interface Member {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
}

/** Prints the type of a member, without `undefined` if the member is optional. */
export function printMember(member: Member, checker: ts.TypeChecker): string {
  return printMembers([member], checker);
}

/** Prints the types that a member has in several types, as a union. */
export function printMembers(members: readonly Member[], checker: ts.TypeChecker): string {
  const printed = members.flatMap((member) => printParts(member, checker)).map(toPlainWord);
  const parts = dropTags([...new Set(mergeBooleans(printed))]);
  const defined = parts.length > 1 ? parts.filter((part) => part !== 'undefined' && part !== 'never') : parts;
  const isOpen = members.some(({ declaration }) => isExtensible(declaration && findTypeNode(declaration), checker));
  const shown = isOpen
    ? [...defined.filter((part) => part !== 'string'), 'string']
    : keepUndefined(defined, parts, members);

  const text = joinUnion(shown);
  const [member] = members;
  return text.length <= maxLength || !member
    ? text
    : summarizeType(checker.getNonNullableType(checker.getTypeOfSymbol(member.symbol)), checker);
}

function printParts({ symbol, declaration }: Member, checker: ts.TypeChecker): string[] {
  const node = declaration && findTypeNode(declaration);
  const isComplete = node && !hasOuterParameter(node, checker) && isWholeType(symbol, { node, checker });
  if (isComplete) return printNode(node, checker);
  const type = checker.getTypeOfSymbol(symbol);
  return isVast(type, checker) ? [vastText] : printType(type, { node, checker });
}

/** Replaces the text of an object that is too long to be shown and would take a second to print. */
const vastText = '…'.repeat(maxLength + 1);

// An unnamed object of very many fields, such as all CSS properties. Each field takes more than four characters.
function isVast(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return !type.aliasSymbol && type.types.some((member) => isVast(member, checker));
  if (type.aliasSymbol || (type.flags & ts.TypeFlags.Object) === 0) return false;
  const { objectFlags } = type as ts.ObjectType;
  const isUnnamed = (objectFlags & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) !== 0;
  if (!isUnnamed || checker.getPropertiesOfType(type).length <= maxLength / 4) return false;
  // A generic mapped type takes only one line: { [Key in keyof T]: string }. The start of its text shows it.
  return (
    (objectFlags & ts.ObjectFlags.Mapped) === 0 ||
    !checker.typeToString(type, undefined, format & ~ts.TypeFormatFlags.NoTruncation).startsWith('{ [')
  );
}

// Checks whether a type node is the whole type of a member. The declaration of a computed member may have another
// type, and of several declarations joined by a union, one does not include the others.
function isWholeType(symbol: ts.Symbol, { node, checker }: { node: ts.TypeNode; checker: ts.TypeChecker }): boolean {
  if ((symbol.flags & ts.SymbolFlags.Transient) === 0 && symbol.declarations?.length === 1) return true;
  const [type, declared] = [checker.getTypeOfSymbol(symbol), checker.getTypeFromTypeNode(node)].map((one) =>
    checker.getNonNullableType(one),
  );
  if (!type || !declared || type === declared || isTooLarge(type)) return true;
  return (
    checker.isTypeAssignableTo(type, declared) &&
    (symbol.declarations?.length !== 1 || checker.isTypeAssignableTo(declared, type))
  );
}

/** With more members, as two unions of objects in an intersection multiply to, a comparison takes seconds. */
const maxCompared = 1000;

/** Returns whether a type is too large to be compared with another one. */
export function isTooLarge(type: ts.Type): boolean {
  return type.isUnion() && type.types.length > maxCompared;
}

function keepUndefined(
  defined: readonly string[],
  parts: readonly string[],
  members: readonly Member[],
): readonly string[] {
  const isOptional = members.some(({ symbol }) => (symbol.flags & ts.SymbolFlags.Optional) !== 0);
  return isOptional ? defined : parts;
}

/** Prints a type as the parts of a union, or as one part. */
export function printType(type: ts.Type, { node, checker }: { node?: ts.TypeNode; checker: ts.TypeChecker }): string[] {
  // getNonNullableType can take seconds for a type parameter, and only a union can include undefined.
  if (isElementType(type.isUnion() ? checker.getNonNullableType(type) : type)) return ['ElementType'];
  const constraint = findUnionConstraint(type);
  const constraintNode = findConstraintNode(type);
  if (constraint) return printType(constraint, { node: constraintNode, checker });
  if (constraintNode && ts.isTypeReferenceNode(constraintNode)) return [formatNode(constraintNode)];
  if (!type.isUnion() || (type.aliasSymbol && !isPrimitive(type))) return [toText(type, checker)];

  return printUnion(type, { node, checker });
}

/** Prints the members of a union, each with its own name. Any other type counts as the only member. */
export function printUnion(
  type: ts.Type,
  { node, checker }: { node?: ts.TypeNode; checker: ts.TypeChecker },
): string[] {
  const order = node ? listLiterals(node, checker) : [];
  const members = type.isUnion() ? type.types : [type];
  const parts = mergeBooleans(members.flatMap((member) => printPart(member, checker)));
  return [...parts].sort((a, b) => toRank(a, order) - toRank(b, order) || compareLiterals(a, b));
}

function printPart(member: ts.Type, checker: ts.TypeChecker): string[] {
  if (member.isStringLiteral() && !isEnum(member)) return [toQuoted(member.value)];
  return findUnionConstraint(member) ? printType(member, { checker }) : [toText(member, checker)];
}

// The constraint of a type parameter says more than its name.
function findUnionConstraint(type: ts.Type): ts.UnionType | undefined {
  const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
  return constraint?.isUnion() && isPrimitive(constraint) ? constraint : undefined;
}

function findConstraintNode(type: ts.Type): ts.TypeNode | undefined {
  return type.isTypeParameter() ? type.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint : undefined;
}

// `string & {}` prevents TypeScript from merging the literals next to it into `string`; readers see `string`.
function toPlainWord(part: string): string {
  return /^\(?(string|number) & (?:\{\}|Record<never, never>|object)\)?$/.exec(part)?.[1] ?? part;
}

// A type that takes any element does not list single tags.
function dropTags(parts: readonly string[]): readonly string[] {
  const all = ['ElementType', 'keyof JSX.IntrinsicElements'].find((name) => parts.includes(name));
  if (all === undefined) return parts;
  return parts.filter(
    (part) => part === all || (part !== 'keyof JSX.IntrinsicElements' && !/^'[a-z][a-z\d]*'$/.test(part)),
  );
}

function toText(type: ts.Type, checker: ts.TypeChecker): string {
  // ((event) => void) & ((event) => void): two types name the same function.
  if (type.isIntersection() && type.types.every((member) => member.getCallSignatures().length > 0)) {
    const [text, ...others] = new Set(type.types.map((member) => toText(member, checker)));
    if (text !== undefined && others.length === 0) return text;
  }
  return simplifyTypeText(checker.typeToString(type, undefined, format));
}

// A union is printed member by member, which keeps the name of each.
function printNode(node: ts.TypeNode, checker: ts.TypeChecker): string[] {
  if (ts.isUnionTypeNode(node)) return mergeBooleans(node.types.flatMap((member) => printNode(member, checker)));
  if (ts.isParenthesizedTypeNode(node)) return printNode(node.type, checker);
  if (ts.isIntersectionTypeNode(node)) {
    const [text, ...others] = new Set(node.types.map((member) => printNode(member, checker).join(' | ')));
    if (text !== undefined && others.length === 0) return [text];
  }

  const type = checker.getTypeFromTypeNode(node);
  const merged = findMerged(node, type, checker);
  if (merged) return printNode(merged, checker);
  // Primitives and fields of another type are shown with their values, everything else as written.
  const field = ts.isIndexedAccessTypeNode(node) ? findField(node, checker)[0] : undefined;
  const isLong = type.isUnion() && type.types.length > maxMembers;
  // HTMLAttributes<T>['role'] is a long union with a name of its own.
  const named = field && isLong && !hasOuterParameter(field, checker) ? printNode(field, checker) : [];
  // A qualified name (Property.Color) says less than the indexed access.
  if (named.length > 0 && named.every((part) => !part.includes('.'))) return named;
  const isShown = (ts.isIndexedAccessTypeNode(node) || (isPrimitive(type) && !isEnum(type))) && !isLong;
  return isShown
    ? printType(type, { node, checker })
    : [(ts.isMappedTypeNode(node) && listFields(type, checker)) || formatNode(node)];
}

/** Prints a type node, with literals spelled out and informative names unchanged. */
export function printWritten(node: ts.TypeNode, checker: ts.TypeChecker): string {
  return joinUnion([...new Set(printNode(node, checker))]);
}

// The compiler merges 'small' | 'large' | string into string, but the literals are worth showing.
function findMerged(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if ((type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) === 0) return undefined;
  const targets = ts.isTypeReferenceNode(node)
    ? findAliased(node, checker)
    : ts.isIndexedAccessTypeNode(node)
      ? findField(node, checker)
      : [];
  return targets.find((target) => ts.isUnionTypeNode(target) || ts.isTypeReferenceNode(target));
}

// { [K in 'x' | 'y']?: number } is shown with its fields.
function listFields(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const text = checker.getPropertiesOfType(type).length > 0 ? toText(type, checker) : '';
  return text.startsWith('{ [') || text.length > maxLength ? undefined : text;
}

// An enum member is shown by its name, as its value would not compile.
function isEnum({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.EnumLike) !== 0;
}

function isPrimitive(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.every(({ flags }) => (flags & primitive) !== 0);
}

/** Finds the type node of a declaration. */
export function findTypeNode(declaration: ts.Declaration): ts.TypeNode | undefined {
  const typed =
    ts.isPropertySignature(declaration) || ts.isParameter(declaration) || ts.isPropertyDeclaration(declaration);
  return typed ? declaration.type : undefined;
}

/** Returns whether a type depends on a parameter of the interface or alias around it. */
function hasOuterParameter(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  let found = false;
  function visit(part: ts.Node): void {
    if (ts.isTypeReferenceNode(part) && isOuterParameter(part, node, checker)) found = true;
    if (part.kind === ts.SyntaxKind.ThisType) found = true;
    if (!found) ts.forEachChild(part, visit);
  }
  visit(node);
  return found;
}

function isOuterParameter({ typeName }: ts.TypeReferenceNode, root: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(typeName);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeParameter)) return false;
  return (symbol.declarations ?? []).every((declaration) => declaration.pos < root.pos || declaration.end > root.end);
}

// An empty interface among the type arguments is meant to be augmented by users.
function isExtensible(node: ts.TypeNode | undefined, checker: ts.TypeChecker): boolean {
  if (!node) return false;
  if (ts.isUnionTypeNode(node)) return node.types.some((member) => isExtensible(member, checker));
  if (!ts.isTypeReferenceNode(node)) return false;

  const hasGap = (node.typeArguments ?? []).some(
    (argument) => ts.isTypeReferenceNode(argument) && isEmptyInterface(argument, checker),
  );
  return (
    (hasGap && (node.typeArguments ?? []).length > 1) ||
    findAliased(node, checker).some((target) => isExtensible(target, checker))
  );
}

function isEmptyInterface({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): boolean {
  const declarations = findSymbol(typeName, checker)?.declarations ?? [];
  return (
    declarations.length > 0 &&
    declarations.every(
      (declaration) =>
        ts.isInterfaceDeclaration(declaration) && declaration.members.length === 0 && !declaration.heritageClauses,
    )
  );
}

function mergeBooleans(parts: readonly string[]): string[] {
  if (!parts.includes('boolean') && !(parts.includes('true') && parts.includes('false'))) return [...parts];
  return [...new Set(parts.map((part) => (part === 'true' || part === 'false' ? 'boolean' : part)))];
}

// Literals come first, in source order, then named types, then null and undefined.
function toRank(part: string, order: readonly string[]): number {
  if (part === 'null') return 2_000_001;
  if (part === 'undefined') return 2_000_002;
  const index = order.indexOf(part);
  return index >= 0 ? index : 1_000_000;
}

function compareLiterals(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
