/** The address of the picture that `card: true` stands for. */
export function toCardImage(canonicalPath: string): string {
  return `/static${canonicalPath}card.png`;
}
