/** A stage in progress. Its total is left out if unknown. */
export interface RunningStage {
  readonly name: string;
  readonly done: number;
  readonly total?: number;
}

/**
 * Formats the stages in progress, and the time since the build began.
 *
 * @example
 * formatProgress([{ name: 'pages', done: 120, total: 321 }, { name: 'bundle', done: 0 }], 14_200)
 * // '[14 s] pages 120 of 321, bundle'
 */
export function formatProgress(stages: readonly RunningStage[], milliseconds: number): string {
  return `[${Math.floor(milliseconds / 1000)} s] ${stages.map(formatStage).join(', ')}`;
}

function formatStage({ name, done, total }: RunningStage): string {
  if (total !== undefined) return `${name} ${done} of ${total}`;
  return done > 0 ? `${name} ${done}` : name;
}
