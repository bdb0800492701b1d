/** One line of the table. Seconds and bytes; what was not measured is left out. */
export interface Row {
  readonly row: number;
  readonly site: string;
  readonly name: string;
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  /** Why there is no result, or none that counts. */
  readonly stopped?: string;
  /** Errors that the build found, by their rules. */
  readonly faults?: readonly string[];
  readonly note?: string;
  readonly target?: { readonly seconds?: number; readonly memory?: number; readonly ratio?: number };
  /** Time and memory as multiples of those of another row. */
  readonly ratio?: { readonly wall: number; readonly memory?: number };
}

/** Formats measurements beside their targets as a table of Markdown, aligned for the terminal. */
export function formatRows(rows: readonly Row[]): string;

/** Tells in words whether a row meets its target: "met", "missed: time", "stopped: …". */
export function judgeRow(row: Row): string;
