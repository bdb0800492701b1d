// A type node → its literals in source order, with aliases resolved.
// The checker sorts the members of a union by when it first saw them, which means nothing to readers.

import ts from 'typescript';
import { toQuoted } from '../../../text/to-quoted.ts';

const maxDepth = 6;
/** More keys are not listed as literals. */
const maxFields = 60;

/** Lists the literals in a type as code, each once: `'sm'`, `0`, `true`. */
export function listLiterals(node: ts.Node, checker: ts.TypeChecker): string[] {
  const found = new Set<string>();
  const seen = new Set<ts.Node>();

  function visit(part: ts.Node, depth: number): void {
    if (seen.has(part) || depth > maxDepth) return;
    seen.add(part);
    if (ts.isLiteralTypeNode(part)) found.add(toText(part));
    if (ts.isTypeReferenceNode(part)) {
      findAliased(part, checker).forEach((target) => visit(target, depth + 1));
      listMembers(part, checker).forEach((member) => found.add(member));
    }
    if (ts.isIndexedAccessTypeNode(part)) {
      [...findField(part, checker), ...findItems(part, checker)].forEach((target) => visit(target, depth + 1));
      listItems(part, checker).forEach((item) => found.add(item));
    } else ts.forEachChild(part, (child) => visit(child, depth));
    // Literals in the source come before the keys of `keyof`.
    if (ts.isTypeOperatorNode(part)) listKeys(part, checker).forEach((key) => found.add(key));
  }

  visit(node, 0);
  return [...found];
}

/** Finds the type node of the field in Other['size']. */
export function findField({ objectType, indexType }: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): ts.TypeNode[] {
  if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return [];
  const field = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  return (field?.declarations ?? []).flatMap((declaration) =>
    ts.isPropertySignature(declaration) && declaration.type ? [declaration.type] : [],
  );
}

// (typeof sizes)[number] and (typeof Size)[keyof typeof Size]: the declared type of the constant
function findItems(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): ts.TypeNode[] {
  const declarations = findQueried(node, checker)?.declarations ?? [];
  return declarations.flatMap((one) => (ts.isVariableDeclaration(one) && one.type ? [one.type] : []));
}

// The same for a constant without a declared type: const sizes = ['sm', 'md'] as const
function listItems(node: ts.IndexedAccessTypeNode, checker: ts.TypeChecker): string[] {
  const queried = findQueried(node, checker);
  const type = queried && checker.getTypeOfSymbol(queried);
  if (!type) return [];
  const items = checker.isTupleType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : type.getProperties().map((field) => checker.getTypeOfSymbol(field));
  return items.length > maxFields ? [] : items.flatMap(toLiterals);
}

/** Finds the constant in (typeof sizes)[number] or (typeof Size)[keyof typeof Size]. */
function findQueried(
  { objectType, indexType }: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const list = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
  const isAny = indexType.kind === ts.SyntaxKind.NumberKeyword || ts.isTypeOperatorNode(indexType);
  return isAny && ts.isTypeQueryNode(list) ? findSymbol(list.exprName, checker) : undefined;
}

function toLiterals(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(toLiterals);
  if (type.isStringLiteral()) return [toQuoted(type.value)];
  return type.isNumberLiteral() ? [String(type.value)] : [];
}

// keyof typeof colors
function listKeys({ operator, type }: ts.TypeOperatorNode, checker: ts.TypeChecker): string[] {
  if (operator !== ts.SyntaxKind.KeyOfKeyword) return [];
  const fields = checker.getTypeFromTypeNode(type).getProperties();
  return fields.length > maxFields ? [] : fields.map(({ name }) => toQuoted(name));
}

// `${Size}`: the values of an enum
function listMembers({ typeName }: ts.TypeReferenceNode, checker: ts.TypeChecker): string[] {
  const declarations = findSymbol(typeName, checker)?.declarations ?? [];
  return declarations
    .filter(ts.isEnumDeclaration)
    .flatMap(({ members }) => members.map(({ initializer }) => initializer))
    .flatMap((value) => (value && ts.isStringLiteral(value) ? [toQuoted(value.text)] : []));
}

/** Finds the type nodes of an alias. */
export function findAliased(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode[] {
  const symbol = findSymbol(node.typeName, checker);
  return (symbol?.declarations ?? []).filter(ts.isTypeAliasDeclaration).map(({ type }) => type);
}

/** Finds the symbol of a name in a type, with imports resolved. */
export function findSymbol(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function toText({ literal }: ts.LiteralTypeNode): string {
  return ts.isStringLiteral(literal) ? toQuoted(literal.text) : literal.getText();
}
