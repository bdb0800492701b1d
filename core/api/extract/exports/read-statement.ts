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
  const { description, deprecated, stage, since, hidden } = readDocs(declarations);
  const text = declarations
    .flatMap((declaration) => ts.getJSDocCommentsAndTags(withComments(declaration)).map((comment) => comment.getText()))
    .join('\n');
  const [, component, address] = /^[ \t*]*-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/m.exec(text) ?? [];

  return {
    description,
    deprecated,
    stage,
    since,
    hidden,
    listsApi: /^[ \t*]*API:\s*$/m.test(text),
    inherits: component !== undefined && address !== undefined ? { component, address } : undefined,
  };
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
