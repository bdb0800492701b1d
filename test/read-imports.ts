// The text of a code file → everything it imports, by TypeScript's own parser.
// Re-exports, imports of types and `import('…')` with a fixed name count as well.

import { posix } from 'node:path';
import ts from 'typescript';

/** A module that a file asks for, and whether only its types are wanted. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** What has been read: several rules ask the same of every file. */
const known = new Map<string, readonly Import[]>();

/** Reads the imports of a file in the order they are written. */
export function readImports(file: string, text: string): readonly Import[] {
  const key = `${file}\n${text}`;
  const imports = known.get(key) ?? findImports(parseCode(file, text));
  known.set(key, imports);
  return imports;
}

function findImports(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];

  function visit(node: ts.Node): void {
    const found = importOf(node);
    if (found) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      imports.push({ ...found, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return imports;
}

/** Parses a code file by itself, without its types. */
export function parseCode(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
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
