// What a plugin reports → a problem like any other: in the list, in JSON and in SARIF.

import type { Place, Problem, Severity } from '../../model/problem.ts';

/** What a plugin says, its places not yet trusted. */
export interface Report {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly severity: Severity;
  /** What of the plugin found it. */
  readonly name?: string | undefined;
  readonly place: Pick<Place, 'file' | 'key'> & { readonly line?: unknown; readonly column?: unknown };
}

/** Names the rule after the plugin, so that it is known whose it is. */
export function toReportedProblem(plugin: string, { message, hint, severity, name, place }: Report): Problem {
  return {
    rule: name !== undefined && /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name) ? `${plugin}-${name}` : plugin,
    severity,
    place: toPlace(place),
    message: message.split('\n')[0]?.trim().replace(/\.$/, '') ?? '',
    ...(hint !== undefined && hint.trim() !== '' && { hint: hint.trim() }),
  };
}

function toPlace({ file, key, line, column }: Report['place']): Place {
  if (!isCount(line)) return { file, ...(key && { key }) };
  return { file, line, ...(isCount(column) && { column }) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
