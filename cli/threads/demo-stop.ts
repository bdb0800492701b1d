/** Why a demo was stopped without a result, as its supervising thread saw it. */
export interface DemoStop {
  readonly reason: 'timeout' | 'exit' | 'memory';
  /** The package that was being loaded. */
  readonly loading?: string;
}
