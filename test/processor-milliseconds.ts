// Time for tests of what must not take long: the processor's, not the clock's, which runs on while
// a busy machine does something else.

/** Gives the milliseconds of a processor that this process has spent since `start`. */
export function processorMilliseconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
