/** A test that runs some of many cases in `npm test`. */
export interface EveryCase {
  /** Its file: "test/cli/a.test.ts". */
  readonly test: string;
  /** The files and folders whose change may break a case that `npm test` does not run. */
  readonly covers: readonly string[];
  /** The hash of these files when every case last passed; '' if that never happened. */
  readonly passed: string;
}

/** Reads the tests that run some of many cases in `npm test`. */
export function readEveryCase(root?: string): readonly EveryCase[];

/** Finds the tests whose covered files have changed since every case last passed; not those that never passed. */
export function findChangedTests(root?: string): string[];

/** Finds the tests whose cases have never all passed together. */
export function findUntriedTests(root?: string): string[];

/** Stores that every case of these tests has passed with the current files. */
export function storePassed(tests: readonly string[], root?: string): void;
