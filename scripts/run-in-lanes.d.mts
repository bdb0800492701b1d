/** Runs the jobs, at most `lanes` at a time and in their order. Resolves to the results, in the order of the jobs. */
export function runInLanes<Job, Result>(
  jobs: readonly Job[],
  run: (job: Job) => Promise<Result>,
  lanes: number,
): Promise<Result[]>;
