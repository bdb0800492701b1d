/** What a command cost: seconds, and bytes of memory. Undefined where the system does not say. */
export interface Cost {
  readonly wall: number;
  readonly cpu?: number;
  readonly memory?: number;
}

/** Runs a command to its end and measures it. Rejects, with what it printed, unless it ends well. */
export function measureCommand(file: string, args: readonly string[]): Promise<Cost>;
