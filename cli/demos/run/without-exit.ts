/** What a demo throws in the place of ending the process. */
export class DemoExit extends Error {}

/**
 * Runs code for which the process has no end, and the environment of whoever builds is not there: by `globalThis`
 * or `require` a demo would find it, and write it into its page.
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
