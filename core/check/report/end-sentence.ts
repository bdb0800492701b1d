/** Adds a full stop to a message that does not end in punctuation. */
export function endSentence(message: string): string {
  return /[.!?…:]$/.test(message) ? message : `${message}.`;
}
