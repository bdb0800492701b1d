// The code of a playground → whether it is folded. Used by the server and the browser alike; the style sheet shows
// seven lines of folded code.

/** Returns whether code is too long to be shown unfolded. */
export function isLongCode(code: string): boolean {
  return code.trimEnd().split('\n').length > 9;
}
