/** The result of one part of `npm test`. */
export interface PartResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly output: string;
  readonly seconds?: number;
  readonly hint?: string;
}

/** Formats one part: its name, its result, and how many tests it ran, if it counts them. */
export function formatPart(result: PartResult): string;

/** Formats the last line: how many parts had which result, and the tests of all of them. */
export function formatTotals(results: readonly PartResult[]): string;

/** How long a test file took. */
export interface FileDuration {
  readonly file: string;
  /** How many tests it has. */
  readonly tests: number;
  readonly seconds: number;
}

/** Formats the slowest test files, one line each; '' if no test ran. */
export function formatSlowest(files: readonly FileDuration[]): string;

/** Formats the total time, relative to a clean build of the site, if there was one. */
export function formatDuration(durations: { readonly seconds: number; readonly siteSeconds?: number }): string;
