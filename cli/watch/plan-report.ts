// What a build at a save found, and what was said before it → what the terminal is told.

import type { Problem } from '../../core/model/problem.ts';
import { findHiddenProblems } from '../../core/check/report/find-hidden-problems.ts';
import { findNewProblems } from '../../core/check/report/find-new-problems.ts';
import type { BuildReport } from '../output/report/build-report.ts';
import { formatBuild } from './format-build.ts';

/** The saves that a build followed, and the build before it. */
export interface BuildCause {
  readonly files?: readonly string[];
  readonly last?: Pick<BuildReport, 'problems'>;
  /** What was reported last, also of a build that was not written. */
  readonly told?: readonly Problem[];
  /** Errors that the last report did not look for. */
  readonly hidden?: readonly Problem[];
  /** It has shown what the saves changed in the API. */
  readonly isOfApi?: boolean;
  /** The API that the saves may have changed is read after it. */
  readonly isApiNext?: boolean;
  /** Names a file as a terminal opens it. */
  readonly nameFile?: (file: string) => string;
}

/** So many files are named in a line. */
const maxNames = 3;

/** Names what was saved: "content/a.md, content/b.md", or "content/a.md, content/b.md and 7 more". */
export function nameFiles(files: readonly string[], nameFile = (file: string) => file): string {
  const shown = files.length > maxNames ? files.slice(0, maxNames - 1) : files;
  const others = files.length - shown.length;
  return `${shown.map(nameFile).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

/** What is said of a build. */
interface PlannedReport {
  /** What was not known before. */
  readonly fresh: readonly Problem[];
  /** The line that sums it up. */
  readonly line: string;
  /** Errors that it did not look for. */
  readonly hidden: readonly Problem[];
}

/** Plans what is said of a build: what it found that was not known before, and what it made. */
export function planReport(
  built: Parameters<typeof formatBuild>[0] & Partial<Pick<BuildReport, 'outdated'>>,
  { files = [], last, told, hidden = [], isOfApi = false, isApiNext = false, nameFile }: BuildCause,
): PlannedReport {
  const before = told ?? last?.problems ?? [];
  const behind = findHiddenProblems(built.problems, { last: before, hidden });
  const waiting = findNewProblems(findNewProblems(built.outdated ?? [], built.problems), behind);
  const nowHidden = [...behind, ...waiting];
  // The problems of a saved file are printed even if they are not new.
  const known = [...(last?.problems ?? []), ...findNewProblems(told ?? [], last?.problems ?? [])].filter(
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
