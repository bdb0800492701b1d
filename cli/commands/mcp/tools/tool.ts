// A tool as a model is told of it, and what it answers.

/** What a tool answers: a text, and the same as data where it is more than a text. */
export interface ToolAnswer {
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Tells that the question could not be answered. */
  readonly isFault?: boolean;
}

/** One tool. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What it takes, each argument with what it means. */
  readonly input: Readonly<Record<string, { readonly type: 'string' | 'number'; readonly description: string }>>;
  /** The arguments that have to be given. */
  readonly required: readonly string[];
  readonly answer: (given: ToolInput) => ToolAnswer | Promise<ToolAnswer>;
}

/** The arguments of a call, checked. */
export type ToolInput = Readonly<Record<string, string | number | undefined>>;
