import type { Problem, Showing } from '../../model/problem.ts';

/** Tells where a problem shows that lies in the source of a library; others stand where they are. */
export function showIn(problem: Problem, showing: Showing): Problem {
  return problem.shownIn ? { ...problem, shownIn: [showing] } : problem;
}
