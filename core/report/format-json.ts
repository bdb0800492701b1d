// Problems → JSON for other programs, in the form that the report promises.

import { sortProblems, type Problem, type Severity } from '../problem.ts';

/** A problem as other programs read it. What is not known is left out. */
export interface Diagnostic {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly severity: Severity;
  /** The rule. */
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/** Formats problems as one JSON object with a list of diagnostics, also when there are none. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify({ diagnostics: toDiagnostics(problems) }, null, 2)}\n`;
}

/** Turns problems into diagnostics, sorted. */
export function toDiagnostics(problems: readonly Problem[]): Diagnostic[] {
  return sortProblems(problems).map(({ place, severity, rule, message, hint }) => ({
    file: place.file,
    ...(place.line !== undefined && { line: place.line }),
    ...(place.column !== undefined && { column: place.column }),
    severity,
    code: rule,
    message,
    ...(hint !== undefined && { hint }),
  }));
}
