/** A test that tries some of many cases in `npm test`. */
export interface EveryCase {
  /** Its file, as "test/cli/a.test.ts". */
  readonly test: string;
  /** The files, and the folders, whose change may break a case that is not tried every day. */
  readonly covers: readonly string[];
  /** The hash of these files when every case last passed; '' where that has not been. */
  readonly passed: string;
}

/** Reads the tests that try some of many cases in `npm test`. */
export function readEveryCase(root?: string): readonly EveryCase[];

/** Finds the tests that cover files which have changed since every case last passed; where that has not been, none. */
export function findChangedTests(root?: string): string[];

/** Finds the tests of which every case has never passed together. */
export function findUntriedTests(root?: string): string[];

/** Keeps that every case of these tests has passed with the files that there are now. */
export function keepPassed(tests: readonly string[], root?: string): void;
