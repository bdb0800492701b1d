// Code files → the exports that nothing else imports.
//
// An export that only tests import is allowed if it is the main export of its file, by its name.

import { basename } from 'node:path';
import ts from 'typescript';
import { parseCode, resolveImport, visitImports } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';

/** The importing files: code, which may import any export, and tests, which may import main exports. */
export interface Importers {
  readonly code: readonly CodeFile[];
  readonly tests: readonly CodeFile[];
}

/** Finds the exports that no other code file imports; a main export may also be imported by a test. */
export function findUnusedExports(files: readonly CodeFile[], { code, tests }: Importers): string[] {
  const byCode = collectImportedNames(code);
  const unused = files.flatMap((each) => {
    const source = parseCode(each);
    return listExports(source)
      .filter(({ name }) => !isImported(byCode.get(each.file), name))
      .map(({ name, start }) => ({
        file: each.file,
        name,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
      }));
  });

  // Most exports are imported by code, so only tests that name a file with other exports are parsed.
  const tested = [...new Set(unused.map(({ file }) => basename(file)))];
  const byTests = collectImportedNames(tests.filter(({ text }) => tested.some((name) => text.includes(name))));
  return unused
    .filter(({ file, name }) => !isMainExport(file, name) || !isImported(byTests.get(file), name))
    .map(({ file, name, line }) => `${file}:${line} exports "${name}", which nothing imports`);
}

const everything = '*';

function isImported(names: ReadonlySet<string> | undefined, name: string): boolean {
  return names !== undefined && (names.has(name) || names.has(everything));
}

/** Returns whether an export is the main one: `planPages`, `PlanPages` or `planPagesOf…` in "plan-pages.ts". */
function isMainExport(file: string, name: string): boolean {
  const stem = basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', '');
  return name.toLowerCase().startsWith(stem);
}

function listExports(source: ts.SourceFile): { name: string; start: number }[] {
  return source.statements.flatMap((statement) => {
    const start = statement.getStart(source);
    if (ts.isExportAssignment(statement)) return [{ name: 'default', start }];
    if (ts.isExportDeclaration(statement)) return listNamed(statement).map((name) => ({ name, start }));
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [{ name: 'default', start }];

    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(source), start }));
    const { name } = statement as ts.DeclarationStatement;
    return name ? [{ name: name.getText(source), start }] : [];
  });
}

function listNamed({ exportClause }: ts.ExportDeclaration): string[] {
  return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
}

/** Collects the imported names of each file, by its path. */
function collectImportedNames(files: readonly CodeFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();

  for (const each of files) {
    for (const { specifier, imported } of listImportedNames(parseCode(each))) {
      const target = resolveImport(each.file, specifier);
      if (target === undefined || target === each.file) continue;
      const known = names.get(target) ?? new Set();
      names.set(target, known);
      imported.forEach((name) => known.add(name));
    }
  }
  return names;
}

function listImportedNames(source: ts.SourceFile): { specifier: string; imported: string[] }[] {
  const found: { specifier: string; imported: string[] }[] = [];

  function add(specifier: ts.Node | undefined, imported: string[]): void {
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ specifier: specifier.text, imported });
  }

  visitImports(source, (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOfClause(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, namesOfExport(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, [firstNameOf(node.qualifier) ?? everything]);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], [everything]);
  });
  return found;
}

function namesOfClause(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(toImportedName) : [];
  return [...(clause?.name ? ['default'] : []), ...(bindings && ts.isNamespaceImport(bindings) ? [everything] : named)];
}

function namesOfExport({ exportClause }: ts.ExportDeclaration): string[] {
  return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(toImportedName) : [everything];
}

function toImportedName({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string {
  return (propertyName ?? name).text;
}

function firstNameOf(name: ts.EntityName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) ? name.text : firstNameOf(name.left));
}
