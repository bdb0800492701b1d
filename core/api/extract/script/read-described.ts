// A script → the comment above a component or hook, or above what it wraps. Declarations lose that comment where only
// the result of memo or forwardRef is exported.

import ts from 'typescript';
import { readComment, type Doc } from '../read-doc.ts';
import type { Declared, Script } from './parse-script.ts';
import { findAssigned } from './read-syntax.ts';
import { traceDefault, traceName } from './trace-component.ts';

/** Reads the comment of the first name that the script knows, or else of its default export. */
export function readDescribed(script: Script, names: readonly string[]): Doc | undefined {
  const named = names.map((name) => traceName(name, script)).find((traced) => traced !== undefined);
  const traced = named ?? traceDefault(script);
  const own = traced?.values.filter(({ isBase }) => !isBase) ?? [];
  // memo(function Card() { … }) has a function without a declaration.
  const { render, values = [] } = traced ?? {};
  const inner = render && values.at(-1)?.isBase === false ? [{ ...render, name: '' }] : [];
  for (const value of [...own, ...inner]) {
    const comment = readCommentAbove(value);
    const doc = comment === undefined ? undefined : readComment(comment);
    if (doc && (doc.description !== '' || doc.deprecated !== undefined)) return doc;
  }
  return undefined;
}

/** Reads only the comment directly above a declaration, as earlier ones are about the file. */
function readCommentAbove({ script: { source }, node }: Declared): string | undefined {
  const statement = source.statements.find(({ pos, end }) => pos <= node.pos && node.end <= end);
  const place = statement && findPlace(statement, node);
  if (place === undefined) return undefined;
  // memo(/** A card. */ function Card() { … }): the comment is on the line of what is before it.
  const trailing = place === statement?.pos ? [] : (ts.getTrailingCommentRanges(source.text, place) ?? []);
  const last = [...trailing, ...(ts.getLeadingCommentRanges(source.text, place) ?? [])].at(-1);
  const text = last && source.text.slice(last.pos, last.end);
  return text?.startsWith('/**') ? text : undefined;
}

// The place behind which a comment is about the value, and not about the first of several.
function findPlace(statement: ts.Statement, node: ts.Node): number {
  if (ts.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList;
    const at = declarations.findIndex(
      (one) => one === node || (one.initializer && findAssigned(one.initializer) === node),
    );
    return at === 0 ? statement.pos : (declarations[at] ?? node).pos;
  }
  if (statement === node) return statement.pos;
  const isValue = ts.isExportAssignment(statement) || ts.isExpressionStatement(statement);
  return isValue && findAssigned(statement.expression) === node ? statement.pos : node.pos;
}
