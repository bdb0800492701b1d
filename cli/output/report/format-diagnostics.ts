// Formats problems for the terminal and for --report.

import { join } from 'node:path';
import { formatJson } from '../../../core/check/report/format-json.ts';
import { formatProblems } from '../../../core/check/report/format-problems.ts';
import { formatSarif } from '../../../core/check/report/format-sarif.ts';
import { readRuleHelps } from '../../../core/check/report/read-rule-helps.ts';
import { toDiagnostics } from '../../../core/check/report/to-diagnostics.ts';
import type { BuildSummary } from './build-report.ts';
import { nameFromHere, type NamedFrom } from './name-from-here.ts';
import { packageFolder, readEngine } from '../../files/engine.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** The formats of printed diagnostics. */
type DiagnosticsFormat = 'text' | 'json' | 'sarif';

/**
 * Formats the diagnostics of a build for standard error; '' if there are none. In text, file names are relative to
 * the current folder.
 */
export function formatDiagnostics(
  { problems }: Pick<BuildSummary, 'problems'>,
  format: DiagnosticsFormat,
  folders?: NamedFrom,
): string {
  if (format === 'json') return formatJson(problems);
  if (format === 'sarif') return formatSarif(problems, { name: 'docs', version: readEngine().version }, readHelps());
  return formatProblems(problems, folders && nameFromHere(folders));
}

/** Reads the explanations of rules from the manual, which is beside the compiled engine. */
function readHelps(): ReturnType<typeof readRuleHelps> {
  return readRuleHelps(readIfThere(join(packageFolder, 'docs/rules.md'))?.toString() ?? '');
}

/** Turns a report into the JSON that other tools read. */
export function toReportFile(report: BuildSummary) {
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
