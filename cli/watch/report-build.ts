// Reports a build after a save to the terminal, to open pages and to their overlay.

import type { Problem } from '../../core/model/problem.ts';
import { formatProblems } from '../../core/check/report/format-problems.ts';
import { isStyleFile } from '../../core/model/paths/style-file.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { planReport, type BuildCause } from './plan-report.ts';
import type { LiveChange } from './serve/live/live-channel.ts';

/** Prints the report of a build; returns the errors that are hidden by others. */
export function reportBuild(built: BuildReport, cause: BuildCause = {}): readonly Problem[] {
  const { fresh, line, hidden } = planReport(built, cause);
  process.stderr.write(formatProblems(fresh, cause.nameFile));
  console.log(line);
  return hidden;
}

/**
 * Returns the pages to reload. A change that affected no page (a file of public/, a redirect) may concern any page;
 * changed style sheets are swapped in pages that do not reload.
 */
export function toChange(
  { changed, base, lookFiles }: Pick<BuildReport, 'changed' | 'base' | 'lookFiles'>,
  files: readonly string[] = [],
): LiveChange | undefined {
  const styles = listSheets(files, { lookFiles });
  const hasStyles = styles.length > 0 && { styles: true };
  if (changed.length > 0) return { pages: changed.map((path) => `${base.slice(0, -1)}${path}`), ...hasStyles };
  return (styles.length === files.length && hasStyles) || undefined;
}

/** Lists the saved files that are part of the style sheet of all pages. */
export function listSheets(files: readonly string[], { lookFiles }: Pick<BuildReport, 'lookFiles'>): string[] {
  return files.filter((file) => lookFiles.includes(file) && isStyleFile(file));
}

/** Formats the errors for the overlay of open pages. */
export function formatOverlay({ problems }: Pick<BuildReport, 'problems'>): string {
  return formatProblems(problems.filter(({ severity }) => severity === 'error'));
}
