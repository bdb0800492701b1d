// Cases → their medians. The cases take turns, so that a temporary disturbance affects all of them.

import { findMedian } from '../format-results.mjs';

/** Measures all cases once, then all again: A B A B. A case that was stopped is not run again. */
export async function measureInTurn(cases, { runs }) {
  const measured = cases.map(() => []);
  const stopped = new Map();

  for (let run = 0; run < runs; run += 1) {
    for (const [at, each] of cases.entries()) {
      if (stopped.has(at) || run >= (each.runs ?? runs)) continue;
      if (each.goesOn && stopped.has(at - 1)) {
        stopped.set(at, `not run, as "${cases[at - 1].name}" was stopped`);
        continue;
      }
      each.prepare(run);
      const result = await each.build();
      measured[at].push(result);
      if (result.stopped !== undefined) stopped.set(at, result.stopped);
    }
  }
  return cases.map(({ name }, at) => ({
    name,
    ...toMedians(measured[at]),
    stopped: stopped.get(at),
    runs: measured[at],
  }));
}

function toMedians(runs) {
  const last = runs.at(-1) ?? {};
  const medians = ['wall', 'cpu', 'memory'].map((key) => {
    const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
    return [key, values.length > 0 ? findMedian(values) : undefined];
  });
  return { ...last, ...Object.fromEntries(medians) };
}
