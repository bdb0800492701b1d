import { sortProblems, type Problem, type Severity } from '../../model/problem.ts';

/** A problem in the documented JSON format. Unknown fields are left out. */
interface Diagnostic {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly severity: Severity;
  /** The rule. */
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
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
