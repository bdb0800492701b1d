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

/** Formats the last line: how many parts ended in which way. */
export function formatTotals(results: readonly PartResult[]): string;
