/** The costs of one build of a site, in seconds and bytes; values that were not measured are undefined. */
export interface ScaleRow {
  readonly name: string;
  readonly pages?: number;
  readonly demos?: number;
  readonly wall?: number;
  readonly cpu?: number;
  readonly memory?: number;
  readonly bytes?: number;
  /** Why there is no valid result. */
  readonly stopped?: string;
  /** Rules of the errors that the build found. */
  readonly faults?: readonly string[];
}

/** Formats the costs of one site as a Markdown table. */
export function formatScale(measured: readonly ScaleRow[]): string;
