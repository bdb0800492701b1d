/** Finds the median of numbers; for an even count, the mean of the middle two. */
export function findMedian(numbers: readonly number[]): number;

/** Turns several runs of one step into their medians, field by field. */
export function toMedians(
  runs: readonly Readonly<Record<string, number | undefined>>[],
): Record<string, number | undefined>;

/** Formats the results as a Markdown table, aligned for the terminal. */
export function formatTable(
  results: readonly {
    pages: number;
    step: string;
    wall: number;
    cpu?: number;
    memory?: number;
    written: number;
    bytes: number;
  }[],
): string;
