// What a build at a save made → what the terminal, the open pages and their overlay are told.

import { findNewProblems } from '../../core/report/find-new-problems.ts';
import type { Problem } from '../../core/problem.ts';
import { formatProblems } from '../../core/report/format-problems.ts';
import { isStyleFile } from '../../core/paths/style-file.ts';
import type { BuildReport } from '../report/build-report.ts';
import { nameFromHere } from '../report/name-from-here.ts';
import { formatBuild } from './format-build.ts';
import type { LiveChange } from '../serve/live/create-live-channel.ts';

/** The saves that a build followed, and the build before it. */
interface BuildCause {
  /** The folder of the site. */
  readonly root?: string;
  readonly files?: readonly string[];
  readonly last?: Pick<BuildReport, 'problems'>;
  /** What was reported last, also of a build that was not written. */
  readonly told?: readonly Problem[];
  /** It has shown what the saves changed in the API. */
  readonly isOfApi?: boolean;
}

/** Names what was saved: "content/a.md and 2 more". */
export function nameFiles(files: readonly string[]): string {
  return `${files[0] ?? ''}${files.length > 1 ? ` and ${files.length - 1} more` : ''}`;
}

/** Prints what a build found that was not known before, and what it made. */
export function reportBuild(
  built: BuildReport,
  { root, files = [], last, told, isOfApi = false }: BuildCause = {},
): void {
  const { problems } = built;
  // Whoever saves a file wants to know what is wrong with it, even if that is nothing new.
  const known = [...(last?.problems ?? []), ...findNewProblems(told ?? [], last?.problems ?? [])].filter(
    ({ place }) => !files.includes(place.file),
  );
  const fresh = findNewProblems(problems, known);
  process.stderr.write(formatProblems(fresh, root === undefined ? undefined : nameFromHere({ root })));
  const cause = files.length === 0 ? '' : `${isOfApi ? 'API of ' : ''}${nameFiles(files)}: `;
  console.log(cause + formatBuild(built, told ? { problems: told } : last));
}

/**
 * Names the pages to reload. A change that reached no page (a file of public/, a redirect) may be shown by any; one
 * of the site's own style sheets is put into those that do not reload.
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

/** Lists the saved files that the style sheet of all pages is made from. */
export function listSheets(files: readonly string[], { lookFiles }: Pick<BuildReport, 'lookFiles'>): string[] {
  return files.filter((file) => lookFiles.includes(file) && isStyleFile(file));
}

/** Writes the errors that lie over open pages. */
export function formatOverlay({ problems }: Pick<BuildReport, 'problems'>): string {
  return formatProblems(problems.filter(({ severity }) => severity === 'error'));
}
