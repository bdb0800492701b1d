/** Waits for work, or rejects as soon as the build is stopped; the result of the work is then ignored. */
export async function unlessStopped<Value>(work: Promise<Value>, stop?: AbortSignal): Promise<Value> {
  if (!stop) return work;
  let rejectStopped: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    rejectStopped = () => reject(stop.reason as Error);
    if (stop.aborted) rejectStopped();
    stop.addEventListener('abort', rejectStopped);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stop.removeEventListener('abort', rejectStopped);
  }
}
