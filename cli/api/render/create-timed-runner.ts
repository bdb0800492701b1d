import { createContext, Script } from 'node:vm';

/** Runs third-party code, and throws if it does not end in time. */
type TimedRunner = <Value>(run: () => Value) => Value;

/** Creates a runner for code that may never end: it is stopped after `seconds`, even inside the functions it calls. */
export function createTimedRunner(seconds: number): TimedRunner {
  const sandbox: { run?: () => unknown } = {};
  const context = createContext(sandbox);
  const script = new Script('run()');

  return function runInTime<Value>(run: () => Value) {
    sandbox.run = run;
    // The script returns the value of the function.
    return script.runInContext(context, { timeout: seconds * 1000 }) as Value;
  };
}

/** Returns whether an error means that a function was stopped. */
export function isTimeout(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
