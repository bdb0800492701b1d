// The comment over a component or a hook → its description, and what it says of its ancestry.
// Libraries list their demos and API pages there: "API:", "- [Button API](…)", "- inherits [ButtonBase API](…)".

import ts from 'typescript';
import type { ApiStage } from '../api-entry.ts';
import { withComments } from '../types/with-comments.ts';
import { readDocs } from '../read-doc.ts';

/** What the comment over an export says. */
export interface Statement {
  readonly description: string;
  readonly deprecated?: string;
  readonly stage?: ApiStage;
  readonly since?: string;
  readonly hidden: boolean;
  /** Tells whether the comment lists API pages, so that saying nothing of an ancestor means there is none. */
  readonly listsApi: boolean;
  readonly inherits?: { readonly component: string; readonly address: string };
}

/** Reads the comment over an export, or over the line that exports it. */
export function readStatement(symbol: ts.Symbol): Statement {
  const declarations = [...(symbol.declarations ?? []), ...findExportLines(symbol)];
  const own = readDocs(declarations);
  // What has no comment is described by that of the function which it is.
  const { description, ...said } = own.description === '' ? readDocs(declarations.flatMap(findFunctions)) : own;
  const text = declarations
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(withComments(declaration)).map((comment) => comment.getText()))
    .join('\n');
  const [, component, address] = /^[ \t*]*-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/m.exec(text) ?? [];

  return {
    description,
    deprecated: own.deprecated ?? said.deprecated,
    stage: own.stage ?? said.stage,
    since: own.since ?? said.since,
    hidden: own.hidden,
    listsApi: /^[ \t*]*API:\s*$/m.test(text),
    inherits: component !== undefined && address !== undefined ? { component, address } : undefined,
  };
}

// Card: typeof CardRoot & { Header: typeof CardHeader }
function findFunctions(declaration: ts.Node): ts.Node[] {
  const isTyped = ts.isVariableDeclaration(declaration) || ts.isPropertySignature(declaration);
  const type = isTyped ? declaration.type : undefined;
  const whole = type && ts.isIntersectionTypeNode(type) ? type.types[0] : type;
  if (!whole || !ts.isTypeQueryNode(whole)) return [];
  const name = whole.exprName.getText();
  return declaration.getSourceFile().statements.flatMap((statement): ts.Node[] => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.filter((declared) => declared.name.getText() === name);
  });
}

// declare const Button: …; export { Button };
function findExportLines(symbol: ts.Symbol): ts.Node[] {
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
