/** What one build of a site has cost. Seconds and bytes; what was not measured is left out. */
export interface ScaleRow {
  readonly name: string;
  readonly pages?: number;
  readonly demos?: number;
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  readonly bytes?: number;
  /** Why there is no result, or none that counts. */
  readonly stopped?: string;
  /** Errors that the build found, by their rules. */
  readonly faults?: readonly string[];
}

/** Formats what one site has cost as a table of Markdown. */
export function formatScale(measured: readonly ScaleRow[]): string;
