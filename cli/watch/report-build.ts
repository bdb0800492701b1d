// What a build at a save made → what the terminal, the open pages and their overlay are told.

import { formatProblems } from '../../core/report/format-problems.ts';
import type { BuildReport } from '../report/build-report.ts';
import type { LiveChange } from '../serve/live/create-live-channel.ts';

/** Prints what a build found and made, and which saves it followed. */
export function reportBuild(built: BuildReport, files: readonly string[] = []): void {
  const { problems, pages, changed, durationMs } = built;
  process.stderr.write(formatProblems(problems));
  const cause = files.length === 0 ? '' : `${files[0]}${files.length > 1 ? ` and ${files.length - 1} more` : ''}: `;
  console.log(`${cause}${changed.length} of ${pages} pages in ${durationMs.total} ms`);
}

/** Names the pages to reload. A change that reached no page (a file of public/, a redirect) may be shown by any. */
export function toChange({ changed, base }: Pick<BuildReport, 'changed' | 'base'>): LiveChange | undefined {
  return changed.length === 0 ? undefined : { pages: changed.map((path) => `${base.slice(0, -1)}${path}`) };
}

/** Writes the errors that lie over open pages. */
export function formatOverlay({ problems }: Pick<BuildReport, 'problems'>): string {
  return formatProblems(problems.filter(({ severity }) => severity === 'error'));
}
