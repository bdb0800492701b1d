// Coloured code as plain data: made at build from a grammar, or in the browser from a playground.

/** What a piece of code is to the reader: the class name of its colour, or '' for plain text. */
export type TokenRole = '' | 't-k' | 't-s' | 't-c' | 't-n' | 't-f' | 't-p';

/** A piece of code in one colour. */
export interface TokenRun {
  readonly role: TokenRole;
  readonly text: string;
}
