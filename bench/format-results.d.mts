/** Finds the middle of the numbers; the mean of the two in the middle where their count is even. */
export function findMedian(numbers: readonly number[]): number;

/** Turns several runs of one step into their medians, field by field. */
export function toMedians(
  runs: readonly Readonly<Record<string, number | undefined>>[],
): Record<string, number | undefined>;

/** Formats the results as a table of Markdown, aligned for the terminal. */
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
