// Highlighted code as plain data: created at build time from a grammar, or in the browser from a playground.

/** The role of a piece of code: the class name of its color, or '' for plain text. */
export type TokenRole = '' | 't-k' | 't-s' | 't-c' | 't-n' | 't-f' | 't-p';

/** A piece of code in one color. */
export interface TokenRun {
  readonly role: TokenRole;
  readonly text: string;
}
