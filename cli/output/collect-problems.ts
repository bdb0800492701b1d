import { groupPluginFaults } from '../load/plugins/group-plugin-faults.ts';
import { sortProblems, toStrict, type Problem } from '../../core/problem.ts';

/** Gathers what the stages of a build have found: sorted, each once, in a strict build as errors. */
export function collectProblems(problems: readonly Problem[], { strict }: { readonly strict?: boolean }): Problem[] {
  const sorted = sortProblems(groupPluginFaults(sortProblems(problems)));
  // A demo on two pages, or what stands around all demos, is wrong once.
  const unique = [...new Map(sorted.map((problem) => [JSON.stringify(problem), problem])).values()];
  return strict ? toStrict(unique) : unique;
}
