/** Why a demo gave nothing, as the thread that watched it saw it. */
export interface DemoStop {
  readonly reason: 'timeout' | 'exit' | 'memory';
  /** The package that was being loaded. */
  readonly loading?: string;
}
