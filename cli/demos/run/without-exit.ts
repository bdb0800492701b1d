/** What a demo throws in the place of ending the process. */
export class DemoExit extends Error {}

/** Runs code for which the process has no end. */
export function withoutExit<T>(run: () => T): T {
  const { exit } = process;
  process.exit = (): never => {
    throw new DemoExit('process.exit');
  };
  try {
    return run();
  } finally {
    process.exit = exit;
  }
}
