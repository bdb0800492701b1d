// The code of a playground → whether a part of it is folded away. Drawn on the server and followed in the
// browser; the style sheet shows seven lines of what is folded.

/** Finds whether code is too long to be shown whole at once. */
export function isLongCode(code: string): boolean {
  return code.trimEnd().split('\n').length > 9;
}
