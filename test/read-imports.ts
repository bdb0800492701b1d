// The text of a code file → everything it imports, by TypeScript's own parser.
// Re-exports, imports of types and `import('…')` with a fixed name count as well.

import { posix } from 'node:path';
import ts from 'typescript';
import type { CodeFile } from './architecture/code-file.ts';

/** A module that a file asks for, and whether only its types are wanted. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** What has been read and parsed: several rules ask the same of every file. */
const known = new WeakMap<CodeFile, readonly Import[]>();
const parsed = new WeakMap<CodeFile, ts.SourceFile>();

/** Reads the imports of a file in the order they are written. */
export function readImports(code: CodeFile): readonly Import[] {
  const imports = known.get(code) ?? findImports(parseCode(code));
  known.set(code, imports);
  return imports;
}

function findImports(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];

  visitImports(source, (node) => {
    const found = importOf(node);
    if (!found) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    imports.push({ ...found, line: line + 1 });
  });
  return imports;
}

/** Visits the nodes of a file that may be imports: all of them only where an import may be anywhere. */
export function visitImports(source: ts.SourceFile, look: (node: ts.Node) => void): void {
  function visit(node: ts.Node): void {
    look(node);
    ts.forEachChild(node, visit);
  }

  // Declarations of imports and exports are at the top; types and calls that import may be anywhere.
  if (/\bimport\s*[(/]/.test(source.text)) visit(source);
  else source.statements.filter(mayImport).forEach(visit);
}

function mayImport(node: ts.Statement): boolean {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isModuleDeclaration(node);
}

/** Parses a code file by itself, without its types. */
export function parseCode(code: CodeFile): ts.SourceFile {
  const { file, text } = code;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = parsed.get(code) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(code, source);
  return source;
}

/** Turns a relative import into a path from the root; undefined for packages. */
export function resolveImport(file: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

/** Turns the import of a package into its name: "react-dom/server" is part of "react-dom". */
export function toPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function importOf(node: ts.Node): Omit<Import, 'line'> | undefined {
  if (ts.isImportDeclaration(node)) {
    return fromLiteral(node.moduleSpecifier, isTypeClause(node.importClause));
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
    return fromLiteral(node.moduleSpecifier, node.isTypeOnly || isEachType(named));
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return fromLiteral(node.argument.literal, true);
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return fromLiteral(node.arguments[0], false);
  }
  return undefined;
}

function fromLiteral(node: ts.Node | undefined, typeOnly: boolean): Omit<Import, 'line'> | undefined {
  return node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;
}

function isTypeClause(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (clause.name || !clause.namedBindings || !ts.isNamedImports(clause.namedBindings)) return false;
  return isEachType(clause.namedBindings.elements);
}

// `import {} from` runs the module, so an empty list is no list of types.
function isEachType(names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean {
  return names.length > 0 && names.every((name) => name.isTypeOnly);
}
