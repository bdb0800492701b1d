// A name that a script imports by a relative path → the constant of that name in the other script.

import ts from 'typescript';
import type { Script } from './parse-script.ts';

/** Finds the constant of an imported name. `readImported` parses the script at a path. */
export function findImported(
  name: string,
  { source }: Script,
  readImported: (path: string) => Script | undefined,
): ReturnType<NonNullable<Script['findImported']>> {
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const named = importClause?.namedBindings;
    const element =
      named && ts.isNamedImports(named) ? named.elements.find((one) => one.name.text === name) : undefined;
    if (!element || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
    const script = readImported(moduleSpecifier.text);
    const exported = (element.propertyName ?? element.name).text;
    const value = script?.constants.get(findLocal(exported, script));
    return script && value && { value, script };
  }
  return undefined;
}

// export { size as defaultSize }
function findLocal(exported: string, { source }: Script): string {
  const elements = source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, moduleSpecifier }) =>
      exportClause && !moduleSpecifier && ts.isNamedExports(exportClause) ? [...exportClause.elements] : [],
    );
  const found = elements.find((element) => element.name.text === exported);
  return (found?.propertyName ?? found?.name)?.text ?? exported;
}
