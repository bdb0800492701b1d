// An export that is neither a component nor a hook → its entry. Declarations are shown as written; only
// signatures come from the checker, as a constant may be a function through a named type.

import ts from 'typescript';
import { toPackage, toSource } from '../declaration-origin.ts';
import { formatImport } from '../exports/find-exports.ts';
import type { ApiPackage } from '../extraction.ts';
import { formatNode, simplifyTypeText } from '../types/format-node.ts';
import { findSymbol } from '../types/literal-order.ts';
import { printWritten } from '../types/print-type.ts';
import type { ApiSymbol } from './api-symbol.ts';
import type { SymbolExport } from './find-symbols.ts';
import { readCalls } from './read-calls.ts';
import { type MemberNode, readMembers } from './read-members.ts';
import { readTags, type TaggedDoc } from './read-tags.ts';
import { readTypeParameter } from './read-type-parameter.ts';
import { shortenText, withoutImages } from './shorten-text.ts';

const maxDepth = 4;

/** Creates the symbol reader of a package. It returns undefined for internal symbols. */
export function createSymbolReader(
  pack: ApiPackage,
  exported: readonly SymbolExport[],
): (symbol: SymbolExport) => ApiSymbol | undefined {
  const documented = new Set(exported.map(({ symbol }) => symbol));
  return (symbol) => readSymbol(symbol, { pack, documented });
}

function readSymbol(
  { name, kind, symbol, imports }: SymbolExport,
  { pack, documented }: { pack: ApiPackage; documented: ReadonlySet<ts.Symbol> },
): ApiSymbol | undefined {
  const declarations = symbol.declarations ?? [];
  const doc = readTags(declarations.map(toCommented));
  if (doc.hidden) return undefined;

  const checker = pack.program.getTypeChecker();
  const readKind = {
    function: readFunction,
    class: readClass,
    constant: readConstant,
    enum: readObject,
    type: readType,
  }[kind];
  const { fields = {}, methods = {}, ...shape } = readKind({ symbol, declarations, doc, checker, documented });
  const from = kind === 'type' ? 'import type' : 'import';
  return {
    name,
    kind,
    ...toTexts(doc),
    imports: imports.map((way) => formatImport(name, way).replace(/^import/, from)),
    ...shape,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(methods).length > 0 && { methods }),
    source: toSource(declarations[0]?.getSourceFile().fileName ?? '', pack),
  };
}

interface Reading {
  readonly symbol: ts.Symbol;
  readonly declarations: readonly ts.Declaration[];
  readonly doc: TaggedDoc;
  readonly checker: ts.TypeChecker;
  /** Symbols that have an entry of their own. */
  readonly documented: ReadonlySet<ts.Symbol>;
}

type Shape = Omit<ApiSymbol, 'name' | 'kind' | 'description' | 'imports' | 'source'>;

// The comment of `export const a = …` belongs to the statement.
function toCommented(declaration: ts.Declaration): ts.Node {
  const { parent } = declaration;
  return ts.isVariableDeclaration(declaration) && ts.isVariableDeclarationList(parent) ? parent.parent : declaration;
}

function toTexts(
  doc: TaggedDoc,
): Pick<ApiSymbol, 'description' | 'deprecated' | 'stage' | 'since' | 'seeMore'> & Shape {
  const { description, deprecated, stage, since, seeMore, examples, throws } = doc;
  return {
    description: withoutImages(description),
    ...(deprecated !== undefined && { deprecated }),
    ...(stage !== undefined && { stage }),
    ...(since !== undefined && { since }),
    ...(seeMore !== undefined && { seeMore }),
    ...(examples.length > 0 && { examples }),
    ...(throws.length > 0 && { throws }),
  };
}

function readFunction({ symbol, doc, checker }: Reading): Shape {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return readCalls(signatures, { doc, checker });
}

function readClass({ symbol, declarations, doc, checker }: Reading): Shape {
  const classes = declarations.filter(ts.isClassDeclaration);
  const members = classes.flatMap((declaration): readonly MemberNode[] => declaration.members);
  const constructors = checker.getTypeOfSymbol(symbol).getConstructSignatures();
  // The checker includes inherited constructors.
  const { calls, parameters } = readCalls(constructors, { doc, checker });
  return {
    ...readShape(declarations, doc),
    ...readMembers([...members, ...listInterfaceMembers(declarations)]),
    calls,
    ...(parameters && { parameters }),
  };
}

function readConstant({ symbol, declarations, checker }: Reading): Shape {
  const node = findTypeOf(declarations);
  if (node && ts.isTypeLiteralNode(node)) return readMembers(node.members);
  if (symbol.flags & ts.SymbolFlags.ValueModule) return readNamespace(symbol, checker);
  return { type: printConstant(symbol, checker) };
}

function findTypeOf(declarations: readonly ts.Declaration[]): ts.TypeNode | undefined {
  return declarations.filter(ts.isVariableDeclaration).find(({ type }) => type)?.type;
}

function printConstant(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const node = findTypeOf(symbol.declarations ?? []);
  return shortenText(node ? formatNode(node) : simplifyTypeText(checker.typeToString(checker.getTypeOfSymbol(symbol))));
}

// export * as colors from './colors'
function readNamespace(symbol: ts.Symbol, checker: ts.TypeChecker): Shape {
  const values = checker.getExportsOfModule(symbol).map((member) => ({
    name: member.name,
    value: member.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(member) : member,
  }));
  const namedValues = values.filter(({ name, value }) => name !== 'default' && value.flags & ts.SymbolFlags.Value);
  return {
    fields: Object.fromEntries(
      namedValues.map(({ name, value }) => {
        const { description, deprecated, stage } = readTags((value.declarations ?? []).map(toCommented));
        const type = printConstant(value, checker);
        return [
          name,
          {
            type,
            required: true,
            description: withoutImages(description),
            ...(deprecated !== undefined && { deprecated }),
            ...(stage !== undefined && { stage }),
          },
        ];
      }),
    ),
  };
}

function readObject({ declarations }: Reading): Shape {
  return readMembers(
    declarations.filter(ts.isEnumDeclaration).flatMap((declaration): readonly MemberNode[] => declaration.members),
  );
}

function readType({ symbol, declarations: typeDeclarations, doc, checker, documented }: Reading): Shape {
  const alias = typeDeclarations.find(ts.isTypeAliasDeclaration);
  if (alias) return { ...readShape(typeDeclarations, doc), ...readAlias(alias.type, { checker, documented }) };

  const declarations = addHiddenBases(typeDeclarations, { checker, documented });

  const classes = declarations.filter(ts.isClassDeclaration);
  const members = classes.flatMap((declaration): readonly MemberNode[] => declaration.members);
  const signatures = checker.getDeclaredTypeOfSymbol(symbol).getCallSignatures();
  return {
    ...readShape(declarations, doc),
    ...readMembers([...listInterfaceMembers(declarations), ...members]),
    ...(signatures.length > 0 && { calls: readCalls(signatures, { doc, checker }).calls }),
  };
}

// In `Base & { own: string }`, the literal has the fields, and the other types are extended.
function readAlias(node: ts.TypeNode, { checker, documented }: Lookup): Shape {
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(node) ? node.types : [node];
  const literals = parts.filter(ts.isTypeLiteralNode);
  if (literals.length === 0)
    return { type: shortenText(printWritten(node, checker)), ...readAliasedInterface(node, { checker, documented }) };

  const others = parts.filter((part) => !ts.isTypeLiteralNode(part)).map((part) => shortenText(formatNode(part)));
  return {
    ...(others.length > 0 && { extends: others }),
    ...readMembers(literals.flatMap(({ members }) => [...members])),
  };
}

// type GridApi = GridApiCommunity: readers want the fields of GridApiCommunity.
function readAliasedInterface(node: ts.TypeNode, { checker, documented }: Lookup): Shape {
  const symbol = ts.isTypeReferenceNode(node) ? findSymbol(node.typeName, checker) : undefined;
  const typeDeclarations = (symbol?.declarations ?? []).filter(
    (one) => ts.isInterfaceDeclaration(one) && isSamePackage(one, node),
  );
  const declarations =
    symbol && documented.has(symbol) ? [] : addHiddenBases(typeDeclarations, { checker, documented });
  return declarations.length === 0
    ? {}
    : { ...listBases(declarations), ...readMembers(listInterfaceMembers(declarations)) };
}

function listInterfaceMembers(declarations: readonly ts.Declaration[]): MemberNode[] {
  return declarations.filter(ts.isInterfaceDeclaration).flatMap(({ members }) => [...members]);
}

type Generic = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration;

function readShape(declarations: readonly ts.Declaration[], doc: TaggedDoc): Shape {
  const generic = declarations.find(
    (one): one is Generic =>
      ts.isInterfaceDeclaration(one) || ts.isClassDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  const parameters = generic?.typeParameters?.map((parameter) => readTypeParameter(parameter, doc)) ?? [];
  return { ...(parameters.length > 0 && { typeParameters: parameters }), ...listBases(declarations) };
}

function listBases(declarations: readonly ts.Declaration[]): Pick<ApiSymbol, 'extends'> {
  // Interfaces whose fields are included are not listed as bases.
  const included = new Set(declarations.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text));
  const bases = declarations.flatMap((one) => listHeritage(one).map(formatNode)).filter((base) => !included.has(base));
  return bases.length > 0 ? { extends: [...new Set(bases)] } : {};
}

/** The checker, and the symbols that have an entry of their own. */
interface Lookup {
  readonly checker: ts.TypeChecker;
  readonly documented: ReadonlySet<ts.Symbol>;
}

/** Adds the interfaces that declarations extend and the package does not export, so that their fields are shown too. */
function addHiddenBases(declarations: readonly ts.Declaration[], lookup: Lookup, depth = 0): readonly ts.Declaration[] {
  const bases = depth > maxDepth ? [] : declarations.flatMap((one) => findHidden(one, lookup));
  return bases.length === 0 ? declarations : [...declarations, ...addHiddenBases(bases, lookup, depth + 1)];
}

function findHidden(declaration: ts.Declaration, { checker, documented }: Lookup): ts.Declaration[] {
  return listHeritage(declaration).flatMap(({ expression }) => {
    const found = checker.getSymbolAtLocation(expression);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (!symbol || documented.has(symbol)) return [];
    return (symbol.declarations ?? []).filter(
      (one) => ts.isInterfaceDeclaration(one) && !one.typeParameters && isSamePackage(one, declaration),
    );
  });
}

/** Lists the types that an interface or a class extends. */
function listHeritage(declaration: ts.Declaration): readonly ts.ExpressionWithTypeArguments[] {
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration);
  return isType ? (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]) : [];
}

/** Returns whether two declarations are in the same package. */
function isSamePackage(one: ts.Node, other: ts.Node): boolean {
  return toPackage(one.getSourceFile().fileName) === toPackage(other.getSourceFile().fileName);
}
