/** A piece of code in one colour: the class name of the colour, or '' for plain text. */
export interface UsagePiece {
  readonly role: '' | 't-k' | 't-s' | 't-n' | 't-f' | 't-p';
  readonly text: string;
}
