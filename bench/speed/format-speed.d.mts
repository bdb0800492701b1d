/** What one command cost, in seconds and bytes; or why it was stopped. */
export interface SpeedCost {
  readonly wall?: number | undefined;
  readonly cpu?: number;
  readonly memory?: number;
  /** Its time as a multiple of that of the same site with imports from files. */
  readonly ratio?: number;
  readonly stopped?: string | undefined;
}

/** A row of the table: the costs of a command now, before and of Hugo, and what they are to be. */
export interface SpeedRow {
  readonly site: string;
  readonly step: string;
  readonly target?: Partial<Record<'seconds' | 'memory' | 'before' | 'hugo' | 'plain', number>>;
  readonly by: { readonly now: SpeedCost; readonly before?: SpeedCost; readonly Hugo?: SpeedCost };
}

/** Formats rows as a Markdown table, aligned for the terminal. */
export function formatSpeed(rows: readonly SpeedRow[]): string;

/** Returns "met", "missed: time", "stopped: …", or "" for a row without a target that can be judged. */
export function judgeSpeed(row: Pick<SpeedRow, 'by' | 'target'>): string;
