// Plans what the terminal prints for a build after a save: only what has changed since the last report.

import type { Problem } from '../../core/model/problem.ts';
import { findHiddenProblems } from '../../core/check/report/find-hidden-problems.ts';
import { findNewProblems } from '../../core/check/report/find-new-problems.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { formatBuild } from './format-build.ts';

/** The saves that a build followed, and the build before it. */
export interface BuildCause {
  readonly files?: readonly string[];
  readonly last?: Pick<BuildReport, 'problems'>;
  /** The problems of the last report, also of a build that was not written. */
  readonly reported?: readonly Problem[];
  /** Errors that the last report did not check. */
  readonly hidden?: readonly Problem[];
  /** Whether the build shows changes in the API. */
  readonly isOfApi?: boolean;
  /** Whether the API is read after the build. */
  readonly isApiNext?: boolean;
  /** Names a file so that a terminal can open it. */
  readonly nameFile?: (file: string) => string;
}

/** The maximum number of files in a line. */
const maxNames = 3;

/** Formats the names of saved files: "content/a.md, content/b.md", or "content/a.md, content/b.md and 7 more". */
export function nameFiles(files: readonly string[], nameFile = (file: string) => file): string {
  const shown = files.length > maxNames ? files.slice(0, maxNames - 1) : files;
  const others = files.length - shown.length;
  return `${shown.map(nameFile).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** The report of a build. */
interface PlannedReport {
  /** New problems. */
  readonly fresh: readonly Problem[];
  /** The line that sums it up. */
  readonly line: string;
  /** Errors that it did not check. */
  readonly hidden: readonly Problem[];
}

/** Plans the report of a build: its new problems, and a summary. */
export function planReport(
  built: Parameters<typeof formatBuild>[0] & Partial<Pick<BuildReport, 'outdated'>>,
  { files = [], last, reported, hidden = [], isOfApi = false, isApiNext = false, nameFile }: BuildCause,
): PlannedReport {
  const before = reported ?? last?.problems ?? [];
  const behind = findHiddenProblems(built.problems, { last: before, hidden });
  const waiting = findNewProblems(findNewProblems(built.outdated ?? [], built.problems), behind);
  const nowHidden = [...behind, ...waiting];
  // The problems of a saved file are printed even if they are not new.
  const known = [...(last?.problems ?? []), ...findNewProblems(reported ?? [], last?.problems ?? [])].filter(
    ({ place }) => !files.includes(place.file),
  );
  const cause = files.length === 0 ? '' : `${isOfApi ? 'API of ' : ''}${nameFiles(files, nameFile)}: `;
  const comparable = findNewProblems([...before, ...hidden], nowHidden);
  return {
    fresh: findNewProblems(built.problems, findNewProblems(known, hidden)),
    line: `${cause}${formatBuild(built, { problems: comparable, hidden: nowHidden })}${isApiNext ? '; reading the API…' : ''}`,
    hidden: nowHidden,
  };
}
