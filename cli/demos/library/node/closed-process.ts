// The process as demos and packages see it where pages are written: without the environment of whoever
// builds. What stands in it may be secret, and no browser has it.

/** Creates the `process` of code that is not the engine's, with the environment that the site sets. */
export function createClosedProcess(environment: Readonly<Record<string, string>>): NodeJS.Process {
  return Object.create(process, {
    env: { value: { ...environment }, enumerable: true, writable: true },
  }) as NodeJS.Process;
}
