// Builds of several engines, step by step and in turn → a row for each step.

import { measureInTurn } from '../demos/measure-in-turn.mjs';

/**
 * Measures steps, such as "from nothing" and "one page edited", with each builder, and returns a row for each step.
 * A builder has a name and a function for each step, which measures one run of it; what a step needs is prepared
 * before it, outside the measured time.
 */
export async function measureSteps(steps, builders, { runs }) {
  const cases = builders.flatMap((builder) =>
    steps.map(({ name, prepare, runs: most = runs }) => ({
      name,
      runs: most,
      builder: builder.name,
      prepare: (run) => prepare(builder, run),
      build: builder.build,
    })),
  );
  const measured = await measureInTurn(cases, { runs });

  return steps.map(({ name, target }, step) => ({
    step: name,
    target,
    by: Object.fromEntries(builders.map((builder, at) => [builder.name, measured[at * steps.length + step]])),
  }));
}
