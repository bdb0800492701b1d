/** Waits for work, or rejects as soon as the build is stopped: what the work comes to then is nobody's concern. */
export async function unlessStopped<Value>(work: Promise<Value>, stop?: AbortSignal): Promise<Value> {
  if (!stop) return work;
  let tell: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    tell = () => reject(stop.reason as Error);
    if (stop.aborted) tell();
    stop.addEventListener('abort', tell);
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stop.removeEventListener('abort', tell);
  }
}
