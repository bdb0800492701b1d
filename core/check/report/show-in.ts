import type { Problem, Showing } from '../../model/problem.ts';

/** Adds the place where a problem of a library's source shows; other problems stay unchanged. */
export function showIn(problem: Problem, showing: Showing): Problem {
  return problem.shownIn ? { ...problem, shownIn: [showing] } : problem;
}
