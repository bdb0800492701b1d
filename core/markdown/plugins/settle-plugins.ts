// Parsing is synchronous, and so are most plugins. For an asynchronous one, parsing stops, waits for its result, and
// starts again with it.

/** Thrown to wait for an asynchronous plugin. */
interface Waiting {
  readonly waiting: Promise<void>;
}

/** Creates the error that makes parsing wait. */
export function waitFor(answer: Promise<void>): Error & Waiting {
  return Object.assign(new Error('A plugin answers later'), { waiting: answer });
}

/** Parses again until no plugin makes it wait. */
export async function settlePlugins<Value>(parse: () => Value): Promise<Value> {
  for (;;) {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof Error && 'waiting' in error)) throw error;
      await (error as Error & Waiting).waiting;
    }
  }
}
