// The code of a site → the names that some of it imports from a documented package.

import type * as TypeScript from 'typescript';

/** Lists the names. What one page imports, another one that uses it does as well. */
export function listDocumentedNames(
  typescript: typeof TypeScript,
  files: readonly TypeScript.SourceFile[],
  packages: readonly string[],
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { statements } of files)
    for (const statement of statements) {
      if (!typescript.isImportDeclaration(statement)) continue;
      const { importClause, moduleSpecifier } = statement;
      const from = typescript.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      if (!packages.some((name) => from === name || from.startsWith(`${name}/`))) continue;
      if (importClause?.name) names.add(importClause.name.text);
      const bindings = importClause?.namedBindings;
      if (bindings && typescript.isNamedImports(bindings))
        bindings.elements.forEach(({ name }) => names.add(name.text));
    }
  return names;
}
