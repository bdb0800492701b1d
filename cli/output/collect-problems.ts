import { groupPluginFaults } from '../site/load/plugins/group-plugin-faults.ts';
import { joinShowings } from '../../core/check/report/join-showings.ts';
import { sortProblems, toStrict, type Problem } from '../../core/model/problem.ts';

/** Collects the problems of all stages: sorted, without repeats, and all as errors in a strict build. */
export function collectProblems(problems: readonly Problem[], { strict }: { readonly strict?: boolean }): Problem[] {
  // A fault of a demo on two pages, or of code around all demos, counts once.
  const unique = joinShowings(groupPluginFaults(withoutUnjudged(withoutTwins(sortProblems(problems)))));
  const sorted = sortProblems(unique);
  return strict ? toStrict(sorted) : sorted;
}

/** Removes problems about the exports of a library that has an unreadable source. */
function withoutUnjudged(problems: readonly Problem[]): Problem[] {
  const faults = problems.filter(({ rule }) => rule === 'library-source').map(({ place }) => place.file);
  return problems.flatMap(({ judgedBy = [], ...problem }) =>
    judgedBy.some((folder) => faults.some((file) => isBelow(file, folder))) ? [] : problem,
  );
}

/** Returns whether a file is in a folder; the site's own folder is "", and its parent "..". */
function isBelow(file: string, folder: string): boolean {
  const start = folder === '' ? '' : `${folder}/`;
  return file.startsWith(start) && !file.startsWith('../', start.length);
}

/** Removes duplicates: the bundler and the API reader may both report the same line of a source. */
function withoutTwins(problems: readonly Problem[]): Problem[] {
  const firstByLine = new Map<string, Problem>();
  for (const problem of problems) {
    const line = toLine(problem);
    if (problem.rule === 'library-source' && !firstByLine.has(line)) firstByLine.set(line, problem);
  }
  return problems.filter((problem) => {
    const twin = /^(?:library-source|api-script-stops)$/.test(problem.rule)
      ? firstByLine.get(toLine(problem))
      : undefined;
    return twin === undefined || twin === problem;
  });
}

function toLine({ place: { file, line = 0 } }: Problem): string {
  return `${file}:${line}`;
}
