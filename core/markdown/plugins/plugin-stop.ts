// A plugin that throws stops the parsing of its page. Its error passes through the parser unchanged.

/** A part of a plugin that runs, or ran when it stopped. */
export interface PluginPart {
  readonly plugin: string;
  /** "remark", "rehype", "checkPage" and so on. */
  readonly part: string;
}

/** The part of a plugin that stopped, and its error. */
interface PluginStop extends PluginPart {
  /** The value that the plugin threw. */
  readonly thrown: unknown;
}

/** Creates the error of a plugin that threw. It is never a RangeError, which means deep nesting to the parser. */
export function createPluginStop(thrown: unknown, part: PluginPart): Error & { readonly stop: PluginStop } {
  return Object.assign(new Error('A plugin stops'), { stop: { ...part, thrown } });
}

/** Returns the plugin that an error is about; undefined for other errors. */
export function readPluginStop(error: unknown): PluginStop | undefined {
  return error instanceof Error && 'stop' in error ? (error.stop as PluginStop) : undefined;
}
