// The type node of a prop → the named types in it that a reader would have to look up, each with its values,
// fields and comments.
//
// Types of React, the browser and the language are left out, as are props types, which have pages of their
// own. A type with too many fields, or after too many others, is left out as well.

import ts from 'typescript';
import type { ApiField, ApiNamedType } from '../api-entry.ts';
import { toPackage } from '../declaration-origin.ts';
import { readDocs } from '../read-doc.ts';
import { findSymbol } from './literal-order.ts';
import { printMember, printWritten } from './print-type.ts';

const maxTypes = 6;
const maxFields = 24;
const maxLength = 300;
const knownPackages = /^(?:@types\/(?:react|react-dom|node|prop-types)|csstype|typescript|@emotion\/\w+)$/;
/** Names of props whose types are explained elsewhere on the page. */
const explainedProps = /^(?:sx|ref|classes|slots|slotProps|components|componentsProps)$|^(?:theme|Theme)$/;

/** Reads the named types in a type that is shown as `text`, nearest first. */
export function openTypes(
  node: ts.TypeNode,
  { prop, text, checker }: { prop: string; text: string; checker: ts.TypeChecker },
): ApiNamedType[] {
  if (explainedProps.test(prop)) return [];
  const opened = new Map<ts.Symbol, ApiNamedType>();
  const queue = listReferences(node).filter((reference) => isMentioned(lastName(reference), text));

  for (let reference = queue.shift(); reference && opened.size < maxTypes; reference = queue.shift()) {
    const symbol = findSymbol(reference.typeName, checker);
    const declaration = symbol?.declarations?.[0];
    if (!symbol || !declaration || opened.has(symbol) || !isOpenable(declaration)) continue;
    const type = openType(reference, { symbol, declaration, checker });
    if (!type) continue;
    // A module may import a type under another name, which is the one shown.
    const name = lastName(reference);
    opened.set(symbol, { ...type.named, name });
    const texts = [type.named.type ?? '', ...type.named.fields.map((field) => field.type)].join(' ');
    queue.push(...type.next.filter((inner) => isMentioned(lastName(inner), texts)));
  }
  return [...opened.values()];
}

interface OpenedType {
  readonly named: ApiNamedType;
  /** The types that it refers to in turn. */
  readonly next: readonly ts.TypeReferenceNode[];
}

interface Named {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  readonly checker: ts.TypeChecker;
}

function openType(reference: ts.TypeReferenceNode, { symbol, declaration, checker }: Named): OpenedType | undefined {
  const { name } = symbol;
  const { description, hidden } = readDocs(symbol.declarations ?? []);
  if (hidden) return undefined;
  if (ts.isEnumDeclaration(declaration)) {
    const text = declaration.members.map((member) => `${name}.${member.name.getText()}`).join(' | ');
    return text.length > maxLength ? undefined : { named: { name, type: text, description, fields: [] }, next: [] };
  }

  const type = checker.getTypeFromTypeNode(reference);
  const target = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  if (isObject(type, checker) && !(target && isList(target))) return openObject(type, { name, description, checker });
  // The definition of a generic alias says less than its name with arguments.
  if (!ts.isTypeAliasDeclaration(declaration) || declaration.typeParameters) return undefined;
  const shown = printWritten(declaration.type, checker);
  if (shown === name || shown.length > maxLength) return undefined;
  return { named: { name, type: shown, description, fields: [] }, next: listReferences(declaration.type) };
}

function openObject(
  type: ts.Type,
  { name, description, checker }: { name: string; description: string; checker: ts.TypeChecker },
): OpenedType | undefined {
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0 || properties.length > maxFields) return undefined;

  const fields = properties.flatMap((property) => {
    const declarations = property.declarations ?? [];
    const doc = readDocs(declarations);
    return doc.hidden ? [] : [toField(property, { declarations, doc, checker })];
  });
  const next = properties.flatMap(({ declarations = [] }) =>
    declarations.flatMap((declaration) =>
      ts.isPropertySignature(declaration) && declaration.type ? listReferences(declaration.type) : [],
    ),
  );
  return { named: { name, description, fields }, next };
}

function toField(
  symbol: ts.Symbol,
  {
    declarations: [declaration],
    doc: { description, default: fallback, deprecated, stage },
    checker,
  }: { declarations: readonly ts.Declaration[]; doc: ReturnType<typeof readDocs>; checker: ts.TypeChecker },
): ApiField {
  return {
    name: symbol.name,
    type: printMember({ symbol, declaration }, checker),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    ...(fallback !== undefined && { default: fallback }),
    description,
    ...(deprecated !== undefined && { deprecated }),
    ...(stage !== undefined && { stage }),
  };
}

// Skips the parameters and return types of functions: they refer to many types, and readers look up few of them.
function listReferences(node: ts.Node): ts.TypeReferenceNode[] {
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return [];
  const own = ts.isTypeReferenceNode(node) ? [node] : [];
  const inner: ts.TypeReferenceNode[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...listReferences(child));
  });
  return [...own, ...inner];
}

function lastName({ typeName }: ts.TypeReferenceNode): string {
  const name = ts.isIdentifier(typeName) ? typeName.text : typeName.right.text;
  return name.replace(/\$\d+$/, '');
}

function isMentioned(name: string, text: string): boolean {
  return text.split(/[^\w$]+/).includes(name);
}

function isOpenable(declaration: ts.Declaration): boolean {
  const named =
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration);
  if (!named || /(?:Props|^Theme|Slots|Classes)$/.test(declaration.name.text)) return false;
  return !knownPackages.test(toPackage(declaration.getSourceFile().fileName) ?? '');
}

function isList(node: ts.TypeNode): boolean {
  return ts.isTypeOperatorNode(node) ? isList(node.type) : ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node);
}

function isObject(type: ts.Type, checker: ts.TypeChecker): boolean {
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return false;
  return (
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0
  );
}
