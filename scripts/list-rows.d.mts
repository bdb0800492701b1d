/** A row of the torture table, with its tests or the reason why there is none. */
export interface TortureRow {
  readonly row: number;
  /** `P0*` comes first. */
  readonly priority: string;
  readonly threat: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** Why there is no test. */
  readonly reason?: string;
}

/** Lists the rows with their tests. */
export function listRows(): TortureRow[];

/** Lists the files of tests, below `test/`. */
export function listTestFiles(): string[];

/** Renders the rows as a Markdown table. */
export function renderRows(rows: readonly TortureRow[]): string;
