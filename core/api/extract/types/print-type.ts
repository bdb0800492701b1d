// A prop's declared type → the text that a reader would write.
//
// Unions of literals are spelled out in the author's order, names that say more than what is
// behind them stay (React.ReactNode, SxProps<Theme>), and a union that a theme may extend ends in string.

import ts from 'typescript';
import { joinUnion } from '../../join-union.ts';
import { isElementType } from './is-element-type.ts';
import { formatNode, simplifyTypeText } from './format-node.ts';
import { toQuoted } from '../../../text/to-quoted.ts';
import { findAliased, findField, findSymbol, listLiterals } from './literal-order.ts';
import { summarizeType } from './summarize-type.ts';

const longest = 400;
/** A union of more members is shown by its name. */
const most = 40;
const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;
const simple =
  ts.TypeFlags.Literal |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** A member of a type, and the declaration that its text is taken from. */
export interface Member {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
}

/** Prints the type of a member; `undefined` is left out where the member may be left out. */
export function printMember(member: Member, checker: ts.TypeChecker): string {
  return printMembers([member], checker);
}

/** Prints what a member may be in any of several types. */
export function printMembers(members: readonly Member[], checker: ts.TypeChecker): string {
  const printed = members.flatMap((member) => printParts(member, checker)).map(toPlainWord);
  const parts = dropTags([...new Set(mergeBooleans(printed))]);
  const known = parts.length > 1 ? parts.filter((part) => part !== 'undefined' && part !== 'never') : parts;
  const isOpen = members.some(({ declaration }) => isExtensible(declaration && findTypeNode(declaration), checker));
  const shown = isOpen
    ? [...known.filter((part) => part !== 'string'), 'string']
    : keepUndefined(known, parts, members);

  const text = joinUnion(shown);
  const [first] = members;
  return text.length <= longest || !first
    ? text
    : summarizeType(checker.getNonNullableType(checker.getTypeOfSymbol(first.symbol)), checker);
}

function printParts({ symbol, declaration }: Member, checker: ts.TypeChecker): string[] {
  const node = declaration && findTypeNode(declaration);
  const isClosed = node && !hasOuterParameter(node, checker) && saysAll(symbol, { node, checker });
  if (isClosed) return printNode(node, checker);
  const type = checker.getTypeOfSymbol(symbol);
  return isVast(type, checker) ? [vast] : printType(type, { node, checker });
}

/** Stands for the text of an object that is too long to be shown, and would take a second to print. */
const vast = '…'.repeat(longest + 1);

// All of CSS without a name: each of its fields takes more than four letters.
function isVast(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return !type.aliasSymbol && type.types.some((member) => isVast(member, checker));
  if (type.aliasSymbol || (type.flags & ts.TypeFlags.Object) === 0) return false;
  const { objectFlags } = type as ts.ObjectType;
  const isWritten = (objectFlags & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped)) !== 0;
  if (!isWritten || checker.getPropertiesOfType(type).length <= longest / 4) return false;
  // What waits for a parameter is written in a line: { [Key in keyof T]: string }. The start of the text tells.
  return (
    (objectFlags & ts.ObjectFlags.Mapped) === 0 ||
    !checker.typeToString(type, undefined, format & ~ts.TypeFormatFlags.NoTruncation).startsWith('{ [')
  );
}

// A member of a computed type has the declaration that it was computed from, which may be of another
// type; and of several declarations that a union has joined, one does not tell what the others allow.
function saysAll(symbol: ts.Symbol, { node, checker }: { node: ts.TypeNode; checker: ts.TypeChecker }): boolean {
  if ((symbol.flags & ts.SymbolFlags.Transient) === 0 && symbol.declarations?.length === 1) return true;
  const [type, written] = [checker.getTypeOfSymbol(symbol), checker.getTypeFromTypeNode(node)].map((known) =>
    checker.getNonNullableType(known),
  );
  if (!type || !written || type === written) return true;
  return (
    checker.isTypeAssignableTo(type, written) &&
    (symbol.declarations?.length !== 1 || checker.isTypeAssignableTo(written, type))
  );
}

function keepUndefined(
  known: readonly string[],
  parts: readonly string[],
  members: readonly Member[],
): readonly string[] {
  const isOptional = members.some(({ symbol }) => (symbol.flags & ts.SymbolFlags.Optional) !== 0);
  return isOptional ? known : parts;
}

/** Prints a type as a union's parts, or as one part. */
export function printType(type: ts.Type, { node, checker }: { node?: ts.TypeNode; checker: ts.TypeChecker }): string[] {
  // What a type parameter cannot be costs seconds to find out, and a part of a union alone can be undefined.
  if (isElementType(type.isUnion() ? checker.getNonNullableType(type) : type)) return ['ElementType'];
  const limit = findLimit(type);
  const limitNode = findLimitNode(type);
  if (limit) return printType(limit, { node: limitNode, checker });
  if (limitNode && ts.isTypeReferenceNode(limitNode)) return [formatNode(limitNode)];
  if (!type.isUnion() || (type.aliasSymbol && !isSimple(type))) return [toText(type, checker)];

  return printUnion(type, { node, checker });
}

/** Prints the members of a union, each by its own name; another type is its own only member. */
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
  return findLimit(member) ? printType(member, { checker }) : [toText(member, checker)];
}

// What a type parameter may be says more than its name.
function findLimit(type: ts.Type): ts.UnionType | undefined {
  const limit = type.isTypeParameter() ? type.getConstraint() : undefined;
  return limit?.isUnion() && isSimple(limit) ? limit : undefined;
}

function findLimitNode(type: ts.Type): ts.TypeNode | undefined {
  return type.isTypeParameter() ? type.symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint : undefined;
}

// `string & {}` keeps the words beside it from being swallowed by the compiler; a reader writes any text.
function toPlainWord(part: string): string {
  return /^\(?(string|number) & (?:\{\}|Record<never, never>|object)\)?$/.exec(part)?.[1] ?? part;
}

// What takes any element takes each of them.
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

// A union is printed member by member, so that the name of each member survives.
function printNode(node: ts.TypeNode, checker: ts.TypeChecker): string[] {
  if (ts.isUnionTypeNode(node)) return mergeBooleans(node.types.flatMap((member) => printNode(member, checker)));
  if (ts.isParenthesizedTypeNode(node)) return printNode(node.type, checker);
  if (ts.isIntersectionTypeNode(node)) {
    const [first, ...others] = new Set(node.types.map((member) => printNode(member, checker).join(' | ')));
    if (first !== undefined && others.length === 0) return [first];
  }

  const type = checker.getTypeFromTypeNode(node);
  const swallowed = findSwallowed(node, type, checker);
  if (swallowed) return printNode(swallowed, checker);
  // Strings, numbers and their like, and a field of another type, are shown as what they are,
  // everything else by the words of its author.
  const field = ts.isIndexedAccessTypeNode(node) ? findField(node, checker)[0] : undefined;
  const isLong = type.isUnion() && type.types.length > most;
  // HTMLAttributes<T>['role'] is a long union with a name of its own.
  const named = field && isLong && !hasOuterParameter(field, checker) ? printNode(field, checker) : [];
  // What has its name from another module (Property.Color) says less than the way to it.
  if (named.length > 0 && named.every((part) => !part.includes('.'))) return named;
  const isShown = (ts.isIndexedAccessTypeNode(node) || (isSimple(type) && !isEnum(type))) && !isLong;
  return isShown
    ? printType(type, { node, checker })
    : [(ts.isMappedTypeNode(node) && listFields(type, checker)) || formatNode(node)];
}

/** Prints a written type: literals spelled out, names that say more as they stand. */
export function printWritten(node: ts.TypeNode, checker: ts.TypeChecker): string {
  return joinUnion([...new Set(printNode(node, checker))]);
}

// 'small' | 'large' | string is any string to the compiler; its author names two of them.
function findSwallowed(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if ((type.flags & (ts.TypeFlags.String | ts.TypeFlags.Number)) === 0) return undefined;
  const targets = ts.isTypeReferenceNode(node)
    ? findAliased(node, checker)
    : ts.isIndexedAccessTypeNode(node)
      ? findField(node, checker)
      : [];
  return targets.find((target) => ts.isUnionTypeNode(target) || ts.isTypeReferenceNode(target));
}

// { [K in 'x' | 'y']?: number } is computed for the compiler; a reader writes its fields.
function listFields(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const text = checker.getPropertiesOfType(type).length > 0 ? toText(type, checker) : '';
  return text.startsWith('{ [') || text.length > longest ? undefined : text;
}

// A member of an enumeration is written by its name; its value does not compile.
function isEnum({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.EnumLike) !== 0;
}

function isSimple(type: ts.Type): boolean {
  const members = type.isUnion() ? type.types : [type];
  return members.every(({ flags }) => (flags & simple) !== 0);
}

/** Finds the type that a declaration is written with. */
export function findTypeNode(declaration: ts.Declaration): ts.TypeNode | undefined {
  const typed =
    ts.isPropertySignature(declaration) || ts.isParameter(declaration) || ts.isPropertyDeclaration(declaration);
  return typed ? declaration.type : undefined;
}

/** Tells whether a type depends on a parameter of the interface or alias around it. */
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

function isOuterParameter({ typeName }: ts.TypeReferenceNode, around: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(typeName);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeParameter)) return false;
  return (symbol.declarations ?? []).every(
    (declaration) => declaration.pos < around.pos || declaration.end > around.end,
  );
}

// An exported interface without members among the arguments waits to be filled in by the reader's own names.
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

// Literals first, as written; then what has a name; nothing and null at the end.
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
