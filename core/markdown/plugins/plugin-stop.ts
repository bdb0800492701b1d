// A plugin that throws stops its page. What it threw goes through the parser as it is.

/** Where a plugin stopped: its name, and which part of it ran. */
export interface PluginPart {
  readonly plugin: string;
  /** "remark", "rehype", "checkPage" and so on. */
  readonly part: string;
}

/** What stands for a plugin that stopped. */
interface PluginStop extends PluginPart {
  /** What it threw. */
  readonly thrown: unknown;
}

/** Makes the error that says which plugin threw. It is never a RangeError, which is deep nesting to the parser. */
export function createPluginStop(thrown: unknown, part: PluginPart): Error & { readonly stop: PluginStop } {
  return Object.assign(new Error('A plugin stops'), { stop: { ...part, thrown } });
}

/** Reads the plugin that an error stands for, if it does. */
export function readPluginStop(error: unknown): PluginStop | undefined {
  return error instanceof Error && 'stop' in error ? (error.stop as PluginStop) : undefined;
}
