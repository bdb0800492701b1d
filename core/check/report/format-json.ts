import type { Problem } from '../../model/problem.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/** Formats problems as a JSON list, which may be empty. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify(toDiagnostics(problems), null, 2)}\n`;
}
