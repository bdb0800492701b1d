// A report of a plugin → a problem, which appears in the list, in JSON and in SARIF like any other.

import type { Place, Problem, Severity } from '../../model/problem.ts';

/** A report of a plugin, whose place is not yet validated. */
export interface Report {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly severity: Severity;
  /** Name of the check within the plugin. */
  readonly name?: string | undefined;
  readonly place: Pick<Place, 'file' | 'key'> & { readonly line?: unknown; readonly column?: unknown };
}

/** Turns a report into a problem, whose rule begins with the name of the plugin. */
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
