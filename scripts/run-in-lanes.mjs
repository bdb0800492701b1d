// Jobs in lanes: each lane does one job after another, and takes the next one of the list when it is free.

/** Runs the jobs, at most `lanes` at a time and in their order. Resolves to the results, in the order of the jobs. */
export async function runInLanes(jobs, run, lanes) {
  const results = [];
  let next = 0;
  const runLane = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await run(jobs[index]);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}
