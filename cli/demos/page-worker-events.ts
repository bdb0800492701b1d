import type { PluginPart } from '../../core/markdown/plugins/plugin-stop.ts';

/** Events that a thread reports while it works. */
export interface PageWorkerEvents {
  /** Receives the running demo. */
  readonly onRun: (demo: string | undefined) => void;
  /** Receives the demo being made: read, rendered, and highlighted. */
  readonly onMake?: ((demo: string | undefined) => void) | undefined;
  /** Receives the package that a demo loads for the first time. */
  readonly onLoad: (specifier: string | undefined) => void;
  /** Receives the running plugin part; undefined when it ends. */
  readonly onPlugin?: (part?: PluginPart) => void;
  /** Receives reports about the cache. */
  readonly log: (message: string) => void;
}
