// The exports of a package → those that its reference shows, with their comments.

import type { ApiExport } from './find-exports.ts';
import { readStatement, type Statement } from './read-statement.ts';

/** An export with its comment, and how the reference shows it. */
export interface DocumentedExport extends ApiExport {
  readonly statement: Statement;
  readonly listed: boolean;
  readonly hasPage: boolean;
}

/**
 * Finds the exports that a reference shows. Where comments list API pages, an unlisted export has a page only if it
 * is the main one of its module.
 */
export function findDocumented(exports: readonly ApiExport[]): DocumentedExport[] {
  const stated = exports
    .map((entry) => ({ ...entry, statement: readStatement(entry.symbol) }))
    .filter(({ statement }) => !statement.hidden);
  const listsApi = stated.some(({ statement }) => statement.listsApi);
  return stated
    .map((entry) => ({ ...entry, listed: entry.statement.listsApi || !listsApi }))
    .map((entry) => ({ ...entry, hasPage: entry.listed || isMain(entry) }));
}

function isMain({ name, imports }: ApiExport): boolean {
  return imports.some(({ specifier, exported }) => exported === 'default' || specifier.endsWith(`/${name}`));
}
