/** Thrown when a demo tries to end the process. */
export class DemoExit extends Error {}

/**
 * Runs code without access to process.exit and to the builder's environment, which a demo could read by `globalThis` or
 * `require` and render into its page.
 */
export function withoutExit<T>(run: () => T): T {
  const { exit, env } = process;
  process.env = { NODE_ENV: 'production' };
  process.exit = (): never => {
    throw new DemoExit('process.exit');
  };
  try {
    return run();
  } finally {
    process.exit = exit;
    process.env = env;
  }
}
