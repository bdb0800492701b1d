/** How one part of `npm test` ended. */
export interface PartResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly output: string;
  readonly seconds?: number;
  readonly hint?: string;
}

/** Formats one part: its name, how it ended, and how many tests it ran, if it counts them. */
export function formatPart(result: PartResult): string;

/** Formats the last line: how many parts ended in which way, and the tests of all of them. */
export function formatTotals(results: readonly PartResult[]): string;

/** How long a test file took. */
export interface FileDuration {
  readonly file: string;
  /** How many tests it has. */
  readonly tests: number;
  readonly seconds: number;
}

/** Formats the test files that took longest, a line for each; '' where no test ran. */
export function formatSlowest(files: readonly FileDuration[]): string;

/** Formats how long all of it took, measured by the build of the site from nothing, if there was one. */
export function formatDuration(durations: { readonly seconds: number; readonly siteSeconds?: number }): string;
