import type { PluginPart } from '../../core/markdown/plugins/plugin-stop.ts';

/** What a thread tells while it works. */
export interface PageWorkerEvents {
  /** Hears which demo is running. */
  readonly onRun: (demo: string | undefined) => void;
  /** Hears which demo is made: read, rendered, and shown as code. */
  readonly onMake?: ((demo: string | undefined) => void) | undefined;
  /** Hears which package a demo waits for, while it is loaded for the first time. */
  readonly onLoad: (specifier: string | undefined) => void;
  /** Hears which plugin runs, and of its end. */
  readonly onPlugin?: (part?: PluginPart) => void;
  /** Hears of the cache. */
  readonly log: (message: string) => void;
}
