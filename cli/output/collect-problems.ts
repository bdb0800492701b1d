import { groupPluginFaults } from '../load/plugins/group-plugin-faults.ts';
import { joinShowings } from '../../core/report/join-showings.ts';
import { sortProblems, toStrict, type Problem } from '../../core/problem.ts';

/** Gathers what the stages of a build have found: sorted, each once, in a strict build as errors. */
export function collectProblems(problems: readonly Problem[], { strict }: { readonly strict?: boolean }): Problem[] {
  // A demo on two pages, or what stands around all demos, is wrong once.
  const unique = joinShowings(groupPluginFaults(sortProblems(problems)));
  const sorted = sortProblems(unique);
  return strict ? toStrict(sorted) : sorted;
}
