/** One line of the table. In seconds and bytes; values that were not measured are undefined. */
export interface Row {
  readonly row: number;
  readonly site: string;
  readonly name: string;
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  /** Why there is no valid result. */
  readonly stopped?: string;
  /** Rules of the errors that the build found. */
  readonly faults?: readonly string[];
  readonly note?: string;
  readonly target?: { readonly seconds?: number; readonly memory?: number; readonly ratio?: number };
  /** Time and memory as multiples of those of another row. */
  readonly ratio?: { readonly wall: number; readonly memory?: number };
}

/** Formats measurements and their targets as a Markdown table, aligned for the terminal. */
export function formatRows(rows: readonly Row[]): string;

/** Describes whether a row meets its target: "met", "missed: time", "stopped: …". */
export function judgeRow(row: Row): string;
