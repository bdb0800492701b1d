import { groupPluginFaults } from '../site/load/plugins/group-plugin-faults.ts';
import { joinShowings } from '../../core/check/report/join-showings.ts';
import { sortProblems, toStrict, type Problem } from '../../core/model/problem.ts';

/** Gathers what the stages of a build have found: sorted, each once, in a strict build as errors. */
export function collectProblems(problems: readonly Problem[], { strict }: { readonly strict?: boolean }): Problem[] {
  // A demo on two pages, or what stands around all demos, is wrong once.
  const unique = joinShowings(groupPluginFaults(withoutUnjudged(withoutTwins(sortProblems(problems)))));
  const sorted = sortProblems(unique);
  return strict ? toStrict(sorted) : sorted;
}

/** What a library exports is not known while one of its sources cannot be read. */
function withoutUnjudged(problems: readonly Problem[]): Problem[] {
  const faults = problems.filter(({ rule }) => rule === 'library-source').map(({ place }) => place.file);
  return problems.flatMap(({ judgedBy = [], ...problem }) =>
    judgedBy.some((folder) => faults.some((file) => isBelow(file, folder))) ? [] : problem,
  );
}

/** The folder of the site itself is "", and one that the site lies in "..". */
function isBelow(file: string, folder: string): boolean {
  const start = folder === '' ? '' : `${folder}/`;
  return file.startsWith(start) && !file.startsWith('../', start.length);
}

/** The bundler and the reader of an API may both stop at one line of a source, each in its own words. */
function withoutTwins(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const line = toLine(problem);
    if (problem.rule === 'library-source' && !first.has(line)) first.set(line, problem);
  }
  return problems.filter((problem) => {
    const twin = /^(?:library-source|api-script-stops)$/.test(problem.rule) ? first.get(toLine(problem)) : undefined;
    return twin === undefined || twin === problem;
  });
}

function toLine({ place: { file, line = 0 } }: Problem): string {
  return `${file}:${line}`;
}
