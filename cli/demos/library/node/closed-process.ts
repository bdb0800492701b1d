// The process as demos and packages see it during a build: without the builder's environment, which may contain secrets
// and does not exist in browsers.

/** Creates the `process` of demos and packages, with the environment that the site sets. */
export function createClosedProcess(environment: Readonly<Record<string, string>>): NodeJS.Process {
  return Object.create(process, {
    env: { value: { ...environment }, enumerable: true, writable: true },
  }) as NodeJS.Process;
}
