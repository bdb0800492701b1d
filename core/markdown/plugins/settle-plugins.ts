// Parsing is one step from text to document, and most plugins answer within it. For one that answers
// later, parsing stops, waits, and begins again with the answer at hand.

/** Thrown by what has to wait. */
interface Waiting {
  readonly waiting: Promise<void>;
}

/** Makes what is thrown to wait. */
export function waitFor(answer: Promise<void>): Error & Waiting {
  return Object.assign(new Error('A plugin answers later'), { waiting: answer });
}

/** Parses, as often as plugins let it wait. */
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
