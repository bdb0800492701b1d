/** Returns the address of the picture that `card: true` refers to. */
export function toCardImage(canonicalPath: string): string {
  return `/static${canonicalPath}card.png`;
}
