// The exports of a package → those that its reference shows, with what their comments say of them.

import type { ApiExport } from './find-exports.ts';
import { readStatement, type Statement } from './read-statement.ts';

/** An export, and how the reference shows it. */
export interface DocumentedExport extends ApiExport {
  readonly statement: Statement;
  readonly listed: boolean;
  readonly hasPage: boolean;
}

/**
 * Finds what a reference shows. Where a library lists its API pages in comments, an unlisted export has one only
 * as the one of its module.
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
