/** The costs of a command: seconds, and bytes of memory. Undefined if the system does not report them. */
export interface Cost {
  readonly wall: number;
  readonly cpu?: number;
  readonly memory?: number;
  /** Why the command was stopped early. */
  readonly stopped?: string;
  readonly status: number | null;
  readonly errors: string;
}

/** The limits of a command. */
export interface Limits {
  /** Bytes that the process tree may use. */
  readonly memory?: number;
  readonly seconds?: number;
  /** Exit codes that are no failure; only 0 by default. */
  readonly statuses?: readonly number[];
}

/** Runs a command to its end or its limits, and measures it. Rejects with its output if it fails. */
export function measureCommand(file: string, args: readonly string[], limits?: Limits): Promise<Cost>;
