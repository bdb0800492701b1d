/** What a command cost: seconds, and bytes of memory. Undefined where the system does not say. */
export interface Cost {
  readonly wall: number;
  readonly cpu?: number;
  readonly memory?: number;
  /** Why the command was ended before its time. */
  readonly stopped?: string;
  readonly status: number | null;
  readonly errors: string;
}

/** What a command may cost. */
export interface Limits {
  /** Bytes that the process tree may hold. */
  readonly memory?: number;
  readonly seconds?: number;
  /** Statuses that are no failure; 0 alone by default. */
  readonly statuses?: readonly number[];
}

/** Runs a command to its end, or to its limits, and measures it. Rejects, with what it printed, unless it ends well. */
export function measureCommand(file: string, args: readonly string[], limits?: Limits): Promise<Cost>;
