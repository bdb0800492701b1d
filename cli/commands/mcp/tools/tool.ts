// Types of a tool for a model, and of its answers.

/** The answer of a tool: a text, and possibly the same as data. */
export interface ToolAnswer {
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Whether the question could not be answered. */
  readonly isFault?: boolean;
}

/** One tool. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The arguments and their meanings. */
  readonly input: Readonly<Record<string, { readonly type: 'string' | 'number'; readonly description: string }>>;
  /** The required arguments. */
  readonly required: readonly string[];
  readonly answer: (given: ToolInput) => ToolAnswer | Promise<ToolAnswer>;
}

/** The checked arguments of a call. */
export type ToolInput = Readonly<Record<string, string | number | undefined>>;
