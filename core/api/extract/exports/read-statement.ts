// The comment above a component or hook → its description, and its ancestor.
// Libraries may list demos and API pages there: "API:", "- [Button API](…)", "- inherits [ButtonBase API](…)".

import ts from 'typescript';
import type { ApiStage } from '../api-entry.ts';
import { withComments } from '../types/with-comments.ts';
import { readDocs } from '../read-doc.ts';

/** What the comment above an export says. */
export interface Statement {
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  readonly since?: string;
  readonly hidden: boolean;
  /** Whether the comment lists API pages. If so, an ancestor that it does not name does not exist. */
  readonly listsApi: boolean;
  readonly inherits?: { readonly component: string; readonly address: string };
}

/** Reads the comment above an export, or above the statement that exports it. */
export function readStatement(symbol: ts.Symbol): Statement {
  const declarations = [...(symbol.declarations ?? []), ...findExportStatements(symbol)];
  const statementDoc = readDocs(declarations);
  // Without a comment of its own, that of the function it is typed with is used.
  const { description, ...fallback } =
    statementDoc.description === '' ? readDocs(declarations.flatMap(findFunctions)) : statementDoc;
  const text = declarations
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(withComments(declaration)).map((comment) => comment.getText()))
    .join('\n');
  const [, component, address] = /^[ \t*]*-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/m.exec(text) ?? [];

  return {
    description,
    deprecated: statementDoc.deprecated ?? fallback.deprecated,
    stage: statementDoc.stage ?? fallback.stage,
    since: statementDoc.since ?? fallback.since,
    hidden: statementDoc.hidden,
    listsApi: /^[ \t*]*API:\s*$/m.test(text),
    inherits: component !== undefined && address !== undefined ? { component, address } : undefined,
  };
}

// Card: typeof CardRoot & { Header: typeof CardHeader }
function findFunctions(declaration: ts.Node): ts.Node[] {
  const isTyped = ts.isVariableDeclaration(declaration) || ts.isPropertySignature(declaration);
  const type = isTyped ? declaration.type : undefined;
  const query = type && ts.isIntersectionTypeNode(type) ? type.types[0] : type;
  if (!query || !ts.isTypeQueryNode(query)) return [];
  const name = query.exprName.getText();
  return declaration.getSourceFile().statements.flatMap((statement): ts.Node[] => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.filter((declared) => declared.name.getText() === name);
  });
}

// declare const Button: …; export { Button };
function findExportStatements(symbol: ts.Symbol): ts.Node[] {
  const file = symbol.declarations?.[0]?.getSourceFile();
  const lines = file?.statements.filter(ts.isExportDeclaration) ?? [];
  return lines.filter(
    ({ moduleSpecifier, exportClause }) =>
      !moduleSpecifier &&
      exportClause &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements[0]?.name.text === symbol.name,
  );
}
