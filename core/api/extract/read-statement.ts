// The comment over a component or a hook → its description, and what it says of its ancestry.
// Libraries write lists of demos and of API pages there; those are no description.

import type ts from 'typescript';
import { readDocs } from './read-doc.ts';

/** What the comment over an export says. */
export interface Statement {
  readonly description: string;
  readonly deprecated?: string;
  readonly hidden: boolean;
  /** Tells whether the comment lists API pages, so that saying nothing of an ancestor means there is none. */
  readonly listsApi: boolean;
  readonly inherits?: { readonly component: string; readonly address: string };
}

/** Reads the comment over an export. */
export function readStatement(symbol: ts.Symbol): Statement {
  const { description, deprecated, hidden } = readDocs(symbol.declarations ?? []);
  const [, component, address] = /^\s*-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/m.exec(description) ?? [];

  return {
    description: description.replaceAll(/^(?:Demos|API):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, '').trim(),
    deprecated,
    hidden,
    listsApi: /^API:[ \t]*$/m.test(description),
    inherits: component !== undefined && address !== undefined ? { component, address } : undefined,
  };
}
