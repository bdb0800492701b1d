// An export that is neither a component nor a hook → its entry. Declarations are told of as they are
// written; only calls ask the checker, as a constant may be a function by the name of its type alone.

import ts from 'typescript';
import { formatImport } from '../exports/find-exports.ts';
import { toSource } from '../declaration-origin.ts';
import type { ApiPackage } from '../extraction.ts';
import { formatNode, simplifyTypeText } from '../types/format-node.ts';
import { findSymbol } from '../types/literal-order.ts';
import { printWritten } from '../types/print-type.ts';
import { addHiddenBases, isSameHome, listHeritage, type Lookup } from './add-hidden-bases.ts';
import type { ApiSymbol } from './api-symbol.ts';
import type { SymbolExport } from './find-symbols.ts';
import { readCalls } from './read-calls.ts';
import { readMembers, type MemberNode } from './read-members.ts';
import { readTags, type TaggedDoc } from './read-tags.ts';
import { readTypeParameter } from './read-type-parameter.ts';
import { shortenText, withoutImages } from './shorten-text.ts';

/** Creates the reader of a package's symbols. It gives undefined for one that its authors keep to themselves. */
export function createSymbolReader(
  pack: ApiPackage,
  exported: readonly SymbolExport[],
): (symbol: SymbolExport) => ApiSymbol | undefined {
  const known = new Set(exported.map(({ symbol }) => symbol));
  return (symbol) => readSymbol(symbol, { pack, known });
}

function readSymbol(
  { name, kind, symbol, imports }: SymbolExport,
  { pack, known }: { pack: ApiPackage; known: ReadonlySet<ts.Symbol> },
): ApiSymbol | undefined {
  const declarations = symbol.declarations ?? [];
  const doc = readTags(declarations.map(toCommented));
  if (doc.hidden) return undefined;

  const checker = pack.program.getTypeChecker();
  const read = { function: readFunction, class: readClass, constant: readConstant, enum: readObject, type: readType }[
    kind
  ];
  const { fields = {}, methods = {}, ...shape } = read({ symbol, declarations, doc, checker, known });
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
  /** What has an entry of its own. */
  readonly known: ReadonlySet<ts.Symbol>;
}

type Shape = Omit<ApiSymbol, 'name' | 'kind' | 'description' | 'imports' | 'source'>;

// The comment over `export const a = …` stands over the statement.
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
  const made = checker.getTypeOfSymbol(symbol).getConstructSignatures();
  // A class that says nothing of its constructor has that of the one it extends.
  const { calls, parameters } = readCalls(made, { doc, checker });
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
  const shown = values.filter(({ name, value }) => name !== 'default' && value.flags & ts.SymbolFlags.Value);
  return {
    fields: Object.fromEntries(
      shown.map(({ name, value }) => {
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

function readType({ symbol, declarations: own, doc, checker, known }: Reading): Shape {
  const alias = own.find(ts.isTypeAliasDeclaration);
  if (alias) return { ...readShape(own, doc), ...readAlias(alias.type, { checker, known }) };

  const declarations = addHiddenBases(own, { checker, known });

  const classes = declarations.filter(ts.isClassDeclaration);
  const members = classes.flatMap((declaration): readonly MemberNode[] => declaration.members);
  const called = checker.getDeclaredTypeOfSymbol(symbol).getCallSignatures();
  return {
    ...readShape(declarations, doc),
    ...readMembers([...listInterfaceMembers(declarations), ...members]),
    ...(called.length > 0 && { calls: readCalls(called, { doc, checker }).calls }),
  };
}

// Of `Base & { own: string }` the fields are own ones, and the rest is what it extends.
function readAlias(node: ts.TypeNode, { checker, known }: Lookup): Shape {
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(node) ? node.types : [node];
  const literals = parts.filter(ts.isTypeLiteralNode);
  if (literals.length === 0)
    return { type: shortenText(printWritten(node, checker)), ...readBehind(node, { checker, known }) };

  const others = parts.filter((part) => !ts.isTypeLiteralNode(part)).map((part) => shortenText(formatNode(part)));
  return {
    ...(others.length > 0 && { extends: others }),
    ...readMembers(literals.flatMap(({ members }) => [...members])),
  };
}

// type GridApi = GridApiCommunity: what stands behind the name is what a reader wants to know.
function readBehind(node: ts.TypeNode, { checker, known }: Lookup): Shape {
  const symbol = ts.isTypeReferenceNode(node) ? findSymbol(node.typeName, checker) : undefined;
  const own = (symbol?.declarations ?? []).filter((one) => ts.isInterfaceDeclaration(one) && isSameHome(one, node));
  const declarations = symbol && known.has(symbol) ? [] : addHiddenBases(own, { checker, known });
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
  // What is told of here itself is not named.
  const told = new Set(declarations.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text));
  const bases = declarations.flatMap((one) => listHeritage(one).map(formatNode)).filter((base) => !told.has(base));
  return bases.length > 0 ? { extends: [...new Set(bases)] } : {};
}
