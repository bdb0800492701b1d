import ts from 'typescript';
import { parseCode } from '../read-imports.ts';
import type { CodeFile } from './code-file.ts';

/** Finds the exported functions, values and types without a doc comment. */
export function findUndocumentedExports(files: readonly CodeFile[]): string[] {
  return files.flatMap((code) => {
    const { file } = code;
    const source = parseCode(code);
    const documented = new Set<string>();

    return source.statements.filter(isExported).flatMap((statement) => {
      const names = namesOf(statement);
      // The doc comment of the first overload covers all.
      if (hasDocComment(statement)) names.forEach((name) => documented.add(name));
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart(source));
      return names
        .filter((name) => !documented.has(name))
        .map((name) => `${file}:${line + 1} exports "${name}" without a doc comment`);
    });
  });
}

/** Returns whether a file only has types and re-exports, so that nothing in it can run. */
export function hasNothingToRun(code: CodeFile): boolean {
  return parseCode(code).statements.every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isExportDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement),
  );
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function hasDocComment(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).some((doc) => ts.isJSDoc(doc) && Boolean(doc.comment));
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return [name?.getText() ?? 'default'];
}
