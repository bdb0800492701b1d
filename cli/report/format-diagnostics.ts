// Problems → what the command prints, and what --report writes.

import { formatJson } from '../../core/report/format-json.ts';
import { formatProblems } from '../../core/report/format-problems.ts';
import { formatSarif } from '../../core/report/format-sarif.ts';
import { toDiagnostics } from '../../core/report/to-diagnostics.ts';
import type { BuildReport } from './build-report.ts';
import { readEngine } from '../engine.ts';

/** The forms in which diagnostics are printed. */
type DiagnosticsFormat = 'text' | 'json' | 'sarif';

/** Formats the diagnostics of a build for standard error; '' when there is nothing to say. */
export function formatDiagnostics({ problems }: Pick<BuildReport, 'problems'>, format: DiagnosticsFormat): string {
  if (format === 'json') return formatJson(problems);
  if (format === 'sarif') return formatSarif(problems, { name: 'docs', version: readEngine().version });
  return formatProblems(problems);
}

/** Gives the report in the shape that other tools read. */
export function toReportFile(report: BuildReport) {
  const { pages, demos, apiPages, written, reused, bytes, durationMs, peakMemory, problems } = report;
  return {
    pages,
    demos,
    apiPages,
    written,
    reused,
    bytes,
    durationMs,
    peakMemory,
    diagnostics: toDiagnostics(problems),
  };
}
